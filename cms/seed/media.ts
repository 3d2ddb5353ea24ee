import { existsSync, statSync } from 'node:fs';
import { basename, dirname, extname, resolve } from 'node:path';

import type { Core } from '@strapi/strapi';

import type { Progress } from './progress';

const MEDIA_DIR = resolve('seed/media');
const MIME_TYPES: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
};
const CONCURRENT_UPLOADS = 4;
/** How the media library calls the folders of `seed/media`. */
const FOLDER_NAMES: Readonly<Record<string, string>> = {
  'a-propos': 'À propos',
  accueil: 'Accueil',
  blogues: 'Blogue',
  carriere: 'Carrière',
  clients: 'Clients',
  documents: 'Documents',
  employes: 'Employés',
  etudes: 'Réalisations',
  nouvelles: 'Nouvelles',
  partenaires: 'Partenaires',
  services: 'Services',
  temoignages: 'Témoignages',
};

/** A media field in the data files. */
export interface SampleMedia {
  file: string;
  alt: { fr: string; en: string };
}

export function isSampleMedia(value: unknown): value is SampleMedia {
  return typeof value === 'object' && value !== null && 'file' in value && 'alt' in value;
}

export function collectMedia(value: unknown): SampleMedia[] {
  if (isSampleMedia(value)) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(collectMedia);
}

function pathOf(media: SampleMedia): string {
  const found = Object.keys(MIME_TYPES)
    .map((extension) => resolve(MEDIA_DIR, media.file + extension))
    .find(existsSync);
  if (!found)
    throw new Error(`The sample content names a file that is not in seed/media: ${media.file}`);
  return found;
}

async function ensureFolder(strapi: Core.Strapi, name: string): Promise<number> {
  const existing = await strapi.db.query('plugin::upload.folder').findOne({ where: { name } });
  const folder =
    existing ?? (await strapi.plugin('upload').service('folder').create({ name, parent: null }));
  return folder.id;
}

async function ensureFile(
  strapi: Core.Strapi,
  media: SampleMedia,
  folder: number,
): Promise<number> {
  const path = pathOf(media);
  const name = basename(path);
  const existing = await strapi.db
    .query('plugin::upload.file')
    .findOne({ select: ['id'], where: { name, folder: { id: folder } } });
  if (existing) return existing.id;

  const [file] = await strapi
    .plugin('upload')
    .service('upload')
    .upload({
      // Strapi's files have one alternative text; the English one goes into the caption.
      data: { fileInfo: { name, folder, alternativeText: media.alt.fr, caption: media.alt.en } },
      files: {
        filepath: path,
        originalFilename: name,
        mimetype: MIME_TYPES[extname(path)],
        size: statSync(path).size,
      },
    });
  return file.id;
}

/** The sample pictures are compressed already: doing it again costs half of the time and some of the quality. */
async function withoutRecompression<T>(strapi: Core.Strapi, work: () => Promise<T>): Promise<T> {
  const upload = strapi.plugin('upload').service('upload');
  const settings = await upload.getSettings();
  await upload.setSettings({ ...settings, sizeOptimization: false, autoOrientation: false });
  try {
    return await work();
  } finally {
    await upload.setSettings(settings);
  }
}

/** Uploads every file once and answers with the ids by the name the data files use. */
export async function uploadMedia(
  strapi: Core.Strapi,
  all: SampleMedia[],
  progress: Progress,
): Promise<Map<string, number>> {
  const byName = new Map(all.map((media) => [media.file, media]));
  const folders = new Map<string, number>();
  for (const name of new Set([...byName.keys()].map(dirname))) {
    folders.set(name, await ensureFolder(strapi, FOLDER_NAMES[name] ?? name));
  }

  const ids = new Map<string, number>();
  const waiting = [...byName.values()];
  progress.begin('media', waiting.length);
  async function work(): Promise<void> {
    for (let media = waiting.shift(); media; media = waiting.shift()) {
      const folder = folders.get(dirname(media.file)) ?? 0;
      ids.set(media.file, await ensureFile(strapi, media, folder));
      progress.step();
    }
  }
  await withoutRecompression(strapi, () =>
    Promise.all(Array.from({ length: CONCURRENT_UPLOADS }, work)),
  );
  progress.end(`${ids.size} files`);
  return ids;
}
