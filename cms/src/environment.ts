import { resolve } from 'node:path';

const SECRETS = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
  'CONTENT_TOKEN',
  'INBOX_TOKEN',
  'HOOK_SECRET',
  'PREVIEW_SECRET',
] as const;

type Secret = (typeof SECRETS)[number];

function stopWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function readSecrets(): Record<Secret, string> {
  const missing = SECRETS.filter((name) => !process.env[name]);
  if (missing.length > 0) {
    stopWith(
      `The content service cannot start: set ${missing.join(', ')} in the environment (npm start at the root creates them).`,
    );
  }
  return Object.fromEntries(SECRETS.map((name) => [name, process.env[name] ?? ''])) as Record<
    Secret,
    string
  >;
}

function readPort(): number {
  const port = Number(process.env.PORT || 1337);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    stopWith(
      `The content service cannot start: PORT must be a number from 1 to 65535, not "${process.env.PORT}".`,
    );
  }
  return port;
}

function readDatabaseUrl(): string | undefined {
  const url = process.env.DATABASE_URL || undefined;
  if (url && !/^postgres(ql)?:\/\//.test(url)) {
    stopWith(
      'The content service cannot start: DATABASE_URL must begin with postgres://; leave it out for SQLite.',
    );
  }
  return url;
}

function readCount(name: string, unit: string, fallback: number): number {
  const count = Number(process.env[name] || fallback);
  if (!Number.isInteger(count) || count < 1) {
    stopWith(
      `The content service cannot start: ${name} must be a whole number of ${unit}, not "${process.env[name]}".`,
    );
  }
  return count;
}

/** How long received messages are kept; the same names and defaults as the site's. */
const readMonths = (name: string, fallback: number) => readCount(name, 'months', fallback);

/** Strapi runs with cms/ as its working folder. */
const dataDir = resolve(process.env.DATA_DIR || '../.data');

const port = readPort();
const publicUrl = (process.env.PUBLIC_URL || `http://localhost:${port}`).replace(/\/+$/, '');

/** Everything this service reads from its surroundings, read and checked once. */
export const environment = {
  /** The site faces the world, not this service; whoever wants it reached from elsewhere says so. */
  host: process.env.HOST || '127.0.0.1',
  port,
  /** Where editors reach it. */
  publicUrl,
  /** This service speaks no TLS itself: a proxy stands in front, and is believed. */
  isPublicOverTls: publicUrl.startsWith('https://'),
  siteUrl: process.env.SITE_URL || 'http://localhost:3000',
  /** Where changes are announced, when the site is nearer than its public address. */
  hooksUrl: process.env.HOOKS_URL || process.env.SITE_URL || 'http://localhost:3000',
  secrets: readSecrets(),
  dataDir,
  /** Strapi serves this folder to the world, so the database must not lie in it. */
  publicDir: resolve(dataDir, 'public'),
  retentionMonths: {
    contact: readMonths('RETENTION_CONTACT_MONTHS', 12),
    complaint: readMonths('RETENTION_COMPLAINT_MONTHS', 24),
  },
  /** How often drafts are looked at whose moment to go online has come. */
  scheduleSeconds: readCount('SCHEDULE_SECONDS', 'seconds', 60),
  databaseUrl: readDatabaseUrl(),
  databaseSchema: process.env.DATABASE_SCHEMA || 'public',
  smtpUrl: process.env.SMTP_URL || undefined,
  mailFrom: process.env.MAIL_FROM || 'Salve <site@salve.example>',
  firstAdmin:
    process.env.ADMIN_EMAIL && process.env.ADMIN_PASSWORD
      ? { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD }
      : undefined,
  s3: process.env.S3_BUCKET
    ? {
        bucket: process.env.S3_BUCKET,
        region: process.env.S3_REGION || 'us-east-1',
        endpoint: process.env.S3_ENDPOINT || undefined,
        accessKeyId: process.env.S3_ACCESS_KEY_ID || '',
        secretAccessKey: process.env.S3_SECRET_ACCESS_KEY || '',
        baseUrl: process.env.S3_BASE_URL || undefined,
      }
    : undefined,
};
