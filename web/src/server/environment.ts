import { resolve } from 'node:path';
import { z } from 'zod';
import { invalidContainerId, isContainerId } from '../analytics/container-id.ts';
import type { AnalyticsOptions } from '../analytics/options.ts';

const port = z.coerce.number().int().min(0).max(65535);
const months = z.coerce.number().int().min(1);
const origin = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));
const secret = z.string().min(16, 'must have at least 16 characters');

const hstsForm = /^(?:off|max-age=\d+(?:; includeSubDomains)?(?:; preload)?)$/;

const environmentSchema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
    PORT: port.default(3000),
    HOST: z.string().default('0.0.0.0'),
    SITE_URL: origin.optional(),
    CONTENT_URL: origin.default('http://localhost:1337'),
    /** Where uploads are served, when not by the content service itself (object storage). */
    MEDIA_URL: origin.optional(),
    CONTENT_TOKEN: secret,
    HOOK_SECRET: secret,
    /** With which links to drafts are signed. No link is right without it. */
    PREVIEW_SECRET: secret.optional(),
    /** Where editors reach the content service, when not where the site does. */
    PUBLIC_URL: origin.optional(),
    /** Measures visits of those who agree. Nothing is measured without it. */
    GTM_ID: z
      .string()
      .refine(isContainerId, { error: ({ input }) => invalidContainerId(String(input)) })
      .optional(),
    GTM_BASE_URL: origin.default('https://www.googletagmanager.com'),
    GTM_ENABLED: z.stringbool().default(true),
    GTM_DEBUG: z.stringbool().default(false),
    GTM_LOAD_SCRIPT: z.stringbool().default(true),
    GTM_DEFER: z.stringbool().default(false),
    BLOG_URL: z.url({ protocol: /^https$/ }).optional(),
    /** Submissions: `postgres://…`; a SQLite file in the data folder otherwise. */
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    /** May create entries in the content service's inbox, and nothing else. */
    INBOX_TOKEN: secret.optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().default('Salve <site@salve.example>'),
    CONTACT_TO: z.email().optional(),
    COMPLAINT_TO: z.email().optional(),
    /** How long delivered submissions are kept; the content service reads the same. */
    RETENTION_CONTACT_MONTHS: months.default(12),
    RETENTION_COMPLAINT_MONTHS: months.default(24),
    CHAT_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** A room for complaints alone. Without it no complaint goes to a chat. */
    COMPLAINT_CHAT_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Draws pages and makes pictures before anybody asks for them. */
    PAGES_AHEAD: z.stringbool().default(true),
    /** A proxy stands in front and tells where requests come from. */
    TRUST_PROXY: z.stringbool().default(false),
    DATA_DIR: z.string().default('.data'),
    /** With which the numbers of `/metrics` are read; from this machine only without it. */
    METRICS_TOKEN: secret.optional(),
    /** What browsers are told to remember of an https site; `off` for nothing. */
    HSTS: z
      .string()
      .regex(hstsForm, 'must be like "max-age=63072000; includeSubDomains", or off')
      .default('max-age=63072000'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  })
  .refine(
    ({ CHAT_WEBHOOK_URL: contact, COMPLAINT_CHAT_WEBHOOK_URL: complaint }) =>
      complaint === undefined || complaint !== contact,
    {
      path: ['COMPLAINT_CHAT_WEBHOOK_URL'],
      error: 'must not be the room of the contact form: complaints need a room of their own',
    },
  )
  .transform((env) => ({
    isDevelopment: env.NODE_ENV === 'development',
    port: env.PORT,
    host: env.HOST,
    siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    contentUrl: env.CONTENT_URL,
    mediaUrl: env.MEDIA_URL ?? env.CONTENT_URL,
    contentToken: env.CONTENT_TOKEN,
    hookSecret: env.HOOK_SECRET,
    previewSecret: env.PREVIEW_SECRET,
    adminOrigin: new URL(env.PUBLIC_URL ?? env.CONTENT_URL).origin,
    analytics: analyticsSettings(env),
    blogUrl: env.BLOG_URL,
    databaseUrl: env.DATABASE_URL,
    inboxToken: env.INBOX_TOKEN,
    mail: mailSettings(env),
    chatRooms: { contact: env.CHAT_WEBHOOK_URL, complaint: env.COMPLAINT_CHAT_WEBHOOK_URL },
    retentionMonths: {
      contact: env.RETENTION_CONTACT_MONTHS,
      complaint: env.RETENTION_COMPLAINT_MONTHS,
    },
    pagesAhead: env.PAGES_AHEAD,
    trustProxy: env.TRUST_PROXY,
    dataFolder: resolve(env.DATA_DIR),
    metricsToken: env.METRICS_TOKEN,
    hsts: hstsOf(env),
    logLevel: env.LOG_LEVEL,
  }));

/** Said of an http site it would be ignored, and could be remembered by a test of an https one. */
const hstsOf = ({ HSTS, SITE_URL }: { HSTS: string; SITE_URL?: string | undefined }) =>
  HSTS !== 'off' && SITE_URL?.startsWith('https://') ? HSTS : undefined;

interface AnalyticsVariables {
  readonly GTM_ID?: string | undefined;
  readonly GTM_BASE_URL: string;
  readonly GTM_ENABLED: boolean;
  readonly GTM_DEBUG: boolean;
  readonly GTM_LOAD_SCRIPT: boolean;
  readonly GTM_DEFER: boolean;
}

const analyticsSettings = (env: AnalyticsVariables): AnalyticsOptions | undefined =>
  env.GTM_ID === undefined
    ? undefined
    : {
        id: env.GTM_ID,
        baseUrl: env.GTM_BASE_URL,
        enabled: env.GTM_ENABLED,
        debug: env.GTM_DEBUG,
        loadScript: env.GTM_LOAD_SCRIPT,
        defer: env.GTM_DEFER,
      };

interface MailVariables {
  readonly SMTP_URL?: string | undefined;
  readonly MAIL_FROM: string;
  readonly CONTACT_TO?: string | undefined;
  readonly COMPLAINT_TO?: string | undefined;
}

/** Mail goes out only when it is known how and to whom, for both forms. */
function mailSettings({ SMTP_URL, MAIL_FROM, CONTACT_TO, COMPLAINT_TO }: MailVariables) {
  if (!SMTP_URL || !CONTACT_TO || !COMPLAINT_TO) return undefined;
  return {
    smtpUrl: SMTP_URL,
    from: MAIL_FROM,
    to: { contact: CONTACT_TO, complaint: COMPLAINT_TO },
  };
}

export type Environment = z.output<typeof environmentSchema>;

/** Reads and checks the environment once. A wrong value is named in a sentence. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  // An empty line in an environment file means "not set".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(given);
  if (result.success) return result.data;
  const complaints = result.error.issues.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
  const sentence = complaints.join('; ').replace(/\.?$/, '.');
  throw new EnvironmentError(`The environment is not right. ${sentence}`);
}

export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}
