import { resolve } from 'node:path';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65535);
const origin = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));
const secret = z.string().min(16, 'must have at least 16 characters');

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
    BLOG_URL: z.url({ protocol: /^https$/ }).optional(),
    DATA_DIR: z.string().default('.data'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  })
  .transform((env) => ({
    isDevelopment: env.NODE_ENV === 'development',
    port: env.PORT,
    host: env.HOST,
    siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    contentUrl: env.CONTENT_URL,
    mediaUrl: env.MEDIA_URL ?? env.CONTENT_URL,
    contentToken: env.CONTENT_TOKEN,
    hookSecret: env.HOOK_SECRET,
    blogUrl: env.BLOG_URL,
    dataFolder: resolve(env.DATA_DIR),
    logLevel: env.LOG_LEVEL,
  }));

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
  throw new EnvironmentError(`The environment is not right. ${complaints.join('; ')}.`);
}

export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}
