/**
 * What an installation cannot do without, under DATA_DIR. Everything else there can be made again:
 * resized pictures, the last good answers of the content service, logs.
 */
export const outboxFile = 'outbox.db';
export const contentFile = 'content.db';
export const uploadsFolder = 'public/uploads';
export const databases = [outboxFile, contentFile] as const;
export const plainFiles = ['secrets.env', 'audit.log'] as const;

/** SQLite's side files: left beside another database, they would be taken for its own. */
const sideFiles = databases.flatMap((file) =>
  ['-wal', '-shm', '-journal'].map((ending) => `${file}${ending}`),
);

/** What a restored file would be written over, or be mixed up with. */
export const inTheWay = [...databases, ...sideFiles, ...plainFiles, uploadsFolder] as const;
