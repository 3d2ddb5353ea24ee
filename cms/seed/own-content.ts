import type { Core } from '@strapi/strapi';

import type { SampleType } from './content-files';
import { editedTypes } from './edited-types';
import { documentIdOf } from './wire-format';

/**
 * The types in which somebody has written. Entries of the sample do not count: a run that broke off
 * leaves some of them, and the next one goes on from there.
 */
export async function typesWithOwnContent(
  strapi: Core.Strapi,
  sample: readonly SampleType[],
): Promise<string[]> {
  const written: string[] = [];
  for (const { uid, info } of editedTypes(strapi)) {
    const ofSample = sample
      .filter(({ path }) => path === info.singularName || path === info.pluralName)
      .flatMap(({ path, entries }) => entries.map(({ key }) => documentIdOf(path, key)));
    const own = await strapi.db.query(uid).count({ where: { documentId: { $notIn: ofSample } } });
    if (own > 0) written.push(info.displayName);
  }
  return written;
}
