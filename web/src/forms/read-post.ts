import type { Context } from 'hono';
import { z } from 'zod';

/** A post as it arrives: fields as they were typed, and where the form stood. */
export interface FormPost {
  readonly raw: Readonly<Record<string, unknown>>;
  readonly context: { readonly path: string; readonly locale: 'fr' | 'en' };
  /** Filled in by programs that fill in everything. */
  readonly trap: string;
  /** How long the page was open, as the browser measured it; without JavaScript nothing does. */
  readonly elapsedMs: number | undefined;
  readonly wantsJson: boolean;
}

const contextSchema = z.object({
  // A path of this site: never a host, never a second slash that would make one, and no sign that
  // reading it as an address would pass over.
  path: z
    .string()
    .max(500)
    .regex(/^\/(?![/\\])[^\s\p{Cc}\p{Cs}]*$/u)
    .catch('/'),
  locale: z.enum(['fr', 'en']).catch('fr'),
});

const jsonBody = z.looseObject({
  context: contextSchema.catch({ path: '/', locale: 'fr' }),
  website: z.string().catch(''),
  elapsed: z.number().optional().catch(undefined),
});

/** Undefined when the body is neither a form nor JSON that can be read. */
export async function readPost(c: Context): Promise<FormPost | undefined> {
  const [type = ''] = (c.req.header('Content-Type') ?? '').split(';');
  switch (type.trim().toLowerCase()) {
    case 'application/json':
      return readJson(c);
    case 'application/x-www-form-urlencoded':
      return readForm(c);
    default:
      return undefined;
  }
}

async function readJson(c: Context): Promise<FormPost | undefined> {
  const parsed = jsonBody.safeParse(await c.req.json().catch(() => undefined));
  if (!parsed.success) return undefined;
  const { context, website, elapsed, ...raw } = parsed.data;
  return { raw, context, trap: website, elapsedMs: elapsed, wantsJson: true };
}

async function readForm(c: Context): Promise<FormPost> {
  const body = Object.fromEntries(new URLSearchParams(await c.req.text()));
  const { website = '', path, locale, ...raw } = body;
  return {
    raw,
    context: contextSchema.parse({ path, locale }),
    trap: website,
    elapsedMs: undefined,
    wantsJson: false,
  };
}
