import type { Core } from '@strapi/strapi';

import { editedTypes } from './edited-types';
import type { SeedMarker } from './marker';
import type { Progress } from './progress';

/** Removes all content and files; accounts, roles, tokens, settings and received messages stay. */
export async function reset(
  strapi: Core.Strapi,
  marker: SeedMarker,
  progress: Progress,
): Promise<void> {
  await marker.clear();
  for (const { uid } of editedTypes(strapi)) {
    const rows: { documentId: string }[] = await strapi.db
      .query(uid)
      .findMany({ select: ['documentId'] });
    const documentIds = new Set(rows.map(({ documentId }) => documentId));
    for (const documentId of documentIds)
      await strapi.documents(uid).delete({ documentId, locale: '*' });
  }

  const files = await strapi.db.query('plugin::upload.file').findMany();
  progress.begin('removing files', files.length);
  for (const file of files) {
    await strapi.plugin('upload').service('upload').remove(file);
    progress.step();
  }
  await strapi.db.query('plugin::upload.folder').deleteMany({ where: {} });
  progress.end(`${files.length} files`);
}
