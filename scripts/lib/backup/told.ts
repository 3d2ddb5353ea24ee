import type { Settings } from '../settings.ts';
import { contentFile, databases, uploadsFolder } from './contents.ts';
import type { Manifest } from './manifest.ts';

/** What an archive holds, and what it does not, one line each. */
export function told(manifest: Manifest, { env, runsCms }: Settings): string[] {
  const files = Object.keys(manifest.files);
  const uploads = files.filter((file) => file.startsWith(`${uploadsFolder}/`)).length;
  const others = files.filter(
    (file) => !file.startsWith(`${uploadsFolder}/`) && !databases.some((name) => name === file),
  );
  return [
    ...Object.entries(manifest.rows).map(([name, tables]) => {
      const counts = Object.values(tables);
      const rows = counts.reduce((sum, count) => sum + count, 0);
      return `${name}: ${rows} rows in ${counts.length} tables`;
    }),
    `uploads: ${uploads} files`,
    ...others,
    ...(manifest.engine === 'postgres'
      ? ['Not in it: the PostgreSQL database. Save and restore it with pg_dump and pg_restore.']
      : []),
    ...(env.S3_BUCKET ? [`Not in it: the uploads in the bucket ${env.S3_BUCKET}.`] : []),
    ...(!runsCms && !files.includes(contentFile)
      ? ['Not in it: the content service that CONTENT_URL names. Save it where it runs.']
      : []),
  ];
}
