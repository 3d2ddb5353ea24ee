import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, wherever it was cloned to. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

export const cmsDir = join(root, 'cms');
export const webDir = join(root, 'web');

/** A command that the root's own packages bring along. */
export const bin = (name: string) => join(root, 'node_modules', '.bin', name);

/** What commands remember of their last run; deleting it costs time and nothing else. */
export const cacheDir = join(root, '.tmp', 'cache');
