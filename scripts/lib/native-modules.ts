import { Problem } from './problem.ts';

/** What to do when npm could not compile a package that is partly C++. */
export const compilerMissing = (of: string, detail: string) =>
  new Problem(
    `A native module of ${of} could not be compiled. Install a C++ compiler, make and Python 3 ` +
      '(Debian and Ubuntu: apt-get install build-essential python3; macOS: xcode-select --install), ' +
      'run "npm ci" and then the command again.',
    detail,
  );

/**
 * SQLite is an optional dependency of the site, so that "npm ci" gets through without a compiler
 * and this sentence can be said instead of a page of the compiler's.
 */
export async function requireSqlite(
  open: () => Promise<unknown> = async () => {
    const { default: Sqlite } = await import('better-sqlite3');
    new Sqlite(':memory:').close();
  },
) {
  try {
    await open();
  } catch (error) {
    throw compilerMissing('the site, SQLite,', error instanceof Error ? error.message : '');
  }
}
