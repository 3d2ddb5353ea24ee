import type { Env } from './env-file.ts';
import type { Progress } from './progress.ts';
import { ensureProgram, findProgram } from './system-program.ts';

export const findNginx = (env: NodeJS.ProcessEnv | Env = process.env) => findProgram('nginx', env);

export const ensureNginx = (progress: Progress) => ensureProgram('nginx', 'nginx-light', progress);
