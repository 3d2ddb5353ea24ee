import { join, resolve } from 'node:path';
import { type Env, onlySet, readEnvFile } from './env-file.ts';
import { root } from './paths.ts';
import { Problem } from './problem.ts';
import type { LogLimits } from './rotating-log.ts';
import { ensureSecrets } from './secrets.ts';

export interface Settings {
  /** Everything that was set: secrets, then .env, then the real environment, later ones winning. */
  env: Env;
  dataDir: string;
  sitePort: number;
  cmsPort: number;
  siteUrl: string;
  contentUrl: string;
  /** How much the log of one program may take. */
  logLimits: LogLimits;
  /** Where editors reach the content service, when it is run here. */
  publicUrl: string;
  /** False when CONTENT_URL names a service that someone else runs. */
  runsCms: boolean;
}

/** What only the content service reads; the site's process never sees it. */
const cmsOnly = [
  'CMS_HOST',
  'CMS_PORT',
  'HOOKS_URL',
  'SCHEDULE_SECONDS',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_BASE_URL',
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
];

/**
 * Keeps memory small while pictures are read and made. The C library has one heap, not one a thread,
 * and gives back what is free; without that the encoders leave hundreds of megabytes behind. Read
 * when a program starts, so none can set it for itself.
 */
export const frugalMemory = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * Arguments, not NODE_OPTIONS: an operator who sets that for another reason would undo them.
 * docs/operations.md says what both programs were seen to take.
 *
 * V8 collects the site's short-lived objects often instead of rarely, and the others before they are
 * hundreds of megabytes (200 visitors who ask for other articles at once, more than the content
 * service can answer, do not exhaust this room).
 */
export const frugalHeap = ['--max-semi-space-size=2', '--max-old-space-size=128'];

/** Strapi holds 160 MB, and 190 at most while much is asked; without a limit it takes 800. */
export const cmsHeap = ['--max-old-space-size=320'];

export const loadSettings = (environment = process.env) => settingsFrom(environment, ensureSecrets);

/** Without creating what is missing: for commands that look at an installation or bring one back. */
export const readSettings = (environment = process.env) => settingsFrom(environment, readEnvFile);

async function settingsFrom(
  environment: NodeJS.ProcessEnv,
  secretsIn: (file: string) => Promise<Env>,
): Promise<Settings> {
  const given = { ...(await readEnvFile(join(root, '.env'))), ...onlySet(environment) };
  const dataDir = resolve(root, given.DATA_DIR ?? '.data');
  const sitePort = portOf(given, 'PORT', 3000);
  const cmsPort = portOf(given, 'CMS_PORT', 1337);
  return {
    env: { ...(await secretsIn(join(dataDir, 'secrets.env'))), ...given },
    dataDir,
    sitePort,
    cmsPort,
    siteUrl: given.SITE_URL ?? `http://localhost:${sitePort}`,
    contentUrl: given.CONTENT_URL ?? `http://${nameOf(cmsHost(given))}:${cmsPort}`,
    publicUrl: given.PUBLIC_URL?.replace(/\/+$/, '') ?? `http://localhost:${cmsPort}`,
    logLimits: {
      bytes: countOf(given, 'LOG_FILE_MB', 10) * megabyte,
      files: countOf(given, 'LOG_FILES', 5),
    },
    runsCms: !given.CONTENT_URL,
  };
}

export function siteEnv(settings: Settings): Env {
  const env: Env = {
    ...frugalMemory,
    ...settings.env,
    PORT: String(settings.sitePort),
    SITE_URL: settings.siteUrl,
    CONTENT_URL: settings.contentUrl,
    DATA_DIR: settings.dataDir,
    NODE_ENV: 'production',
  };
  for (const name of cmsOnly) delete env[name];
  return env;
}

export function cmsEnv(settings: Settings): Env {
  return {
    STRAPI_TELEMETRY_DISABLED: 'true',
    ...settings.env,
    HOST: cmsHost(settings.env),
    PORT: String(settings.cmsPort),
    PUBLIC_URL: settings.publicUrl,
    SITE_URL: settings.siteUrl,
    DATA_DIR: settings.dataDir,
    NODE_ENV: 'production',
  };
}

const megabyte = 1024 * 1024;

function countOf(env: Env, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || /^[1-9]\d{0,5}$/.test(text)) return Number(text ?? fallback);
  throw new Problem(`${name} is "${text}"; it must be a whole number, 1 or more.`);
}

/** The site faces the world. The content service is for this machine alone until somebody opens it. */
const cmsHost = (env: Env) => env.CMS_HOST ?? '127.0.0.1';

/** How a program on this machine calls an address to listen on. */
function nameOf(host: string): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function portOf(env: Env, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Problem(`${name} is "${text}"; it must be a port number between 1 and 65535.`);
}
