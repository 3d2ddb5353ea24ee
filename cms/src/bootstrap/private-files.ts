import { chmodSync, mkdirSync } from 'node:fs';

/**
 * The database holds password hashes and what visitors sent: other users of the machine get in
 * neither there nor at what is written later. Before the database is opened, and not where the
 * configuration is read: a build reads that too, and its files are for everybody.
 */
export function closeToOthers(folder: string): void {
  process.umask(0o077);
  mkdirSync(folder, { recursive: true });
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    // Somebody else's folder, which the operator has let us use.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
