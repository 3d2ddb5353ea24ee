import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { errors } from '@strapi/utils';

import { type CheckedFile, checkFile, type IncomingFile } from './check-file';
import { kindNamed } from './kinds';
import { refusalsFor } from './refusals';
import type { UploadPlugin } from './upload-plugin';

/** The file that is handed on: with its true type, and cleaned where it had to be. */
async function asStored(
  file: IncomingFile,
  { kind, cleaned }: CheckedFile,
  folder: string,
): Promise<IncomingFile> {
  const typed = { ...file, mimetype: kind.mime, detectedMimeType: kind.mime };
  if (!cleaned) return typed;
  // Written aside: what was sent may be somebody's own file, as in the seed.
  const filepath = join(await mkdtemp(join(folder, 'file-')), 'cleaned');
  await writeFile(filepath, cleaned);
  return { ...typed, filepath, size: cleaned.length };
}

/** Every way in (the admin's routes, the public interface, the seed) ends in these two services. */
export function checkEveryFile(plugin: UploadPlugin): void {
  const original = plugin.services.upload;
  plugin.services.upload = (context) => {
    const service = original(context);

    async function aside<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
      const folder = await mkdtemp(join(tmpdir(), 'salve-upload-'));
      try {
        return await work(folder);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    }

    return {
      ...service,
      upload: (request, sender) =>
        aside(async (folder) => {
          const say = refusalsFor(sender?.user?.preferedLanguage);
          const files: IncomingFile[] = [];
          for (const file of [request.files].flat()) {
            files.push(await asStored(file, await checkFile(file, say), folder));
          }
          return service.upload({ ...request, files }, sender);
        }),
      replace: (id, request, sender) =>
        aside(async (folder) => {
          const say = refusalsFor(sender?.user?.preferedLanguage);
          const checked = await checkFile(request.file, say);
          // The address of a file, and with it its ending, outlives what lies there.
          const stored = await service.findOne(id);
          const storedKind = stored && kindNamed(stored.ext);
          if (storedKind && storedKind !== checked.kind) {
            throw new errors.ValidationError(say.otherKind(checked.kind.name, storedKind.name));
          }
          const file = await asStored(request.file, checked, folder);
          return service.replace(id, { ...request, file }, sender);
        }),
    };
  };
}

/**
 * To see whether a picture can be read, Strapi counts the colours of all its pixels: five times the
 * work of reading it, which was done when it was checked. A drawing would be drawn in full; with
 * filters on filters that could take any time.
 */
export function readNothingTwice(plugin: UploadPlugin): void {
  const original = plugin.services['image-manipulation'];
  plugin.services['image-manipulation'] = { ...original, isFaultyImage: async () => false };
}

/**
 * The service would fetch any address on behalf of an editor, from where it stands in the network.
 * The admin in use here does not need it: « depuis une URL » fetches in the editor's browser.
 */
export function fetchNothing(plugin: UploadPlugin): void {
  const { admin } = plugin.routes;
  admin.routes = admin.routes.filter(({ path }) => path !== '/actions/upload-from-urls');
}
