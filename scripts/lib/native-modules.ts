import { Problem } from './problem.ts';

/** What to do when npm has left out the package with SQLite's binary for this machine. */
export const sqliteMissing = (error: unknown) =>
  new Problem(
    `SQLite for this kind of machine (${process.platform}-${process.arch}) is not installed. ` +
      'Run "npm ci" again, without --omit=optional, and then the command. ' +
      'It comes ready-made for Linux, macOS and Windows on x64 and arm64; elsewhere set DATABASE_URL and use PostgreSQL.',
    error instanceof Error ? error.message : '',
  );

/** Says it before anything that takes time. */
export async function requireSqlite(
  open: () => Promise<unknown> = async () => {
    const { default: Sqlite } = await import('better-sqlite3');
    new Sqlite(':memory:').close();
  },
) {
  try {
    await open();
  } catch (error) {
    throw sqliteMissing(error);
  }
}
