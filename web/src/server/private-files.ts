import { chmodSync, mkdirSync } from 'node:fs';

/**
 * What visitors send lies in this folder: other users of the machine get in neither there nor at
 * what is written later.
 */
export function closeToOthers(folder: string): void {
  process.umask(0o077);
  mkdirSync(folder, { recursive: true });
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    // Somebody else's folder, which the operator has let us use; `npm run doctor` tells of it.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
