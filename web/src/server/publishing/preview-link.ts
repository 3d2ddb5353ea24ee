import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { locales } from '../../site/locale.ts';

/** Where the content service's links to unpublished content lead. */
export const previewPath = '/preview';

const linkSchema = z.object({
  type: z.string(),
  document: z.string(),
  locale: z.enum(locales),
  status: z.enum(['draft', 'published']),
  /** Seconds since 1970. */
  expires: z.coerce.number().int(),
});

/** One version of one entry, for a while. */
export type PreviewLink = z.output<typeof linkSchema>;

export type ReadLink = { readonly link: PreviewLink } | { readonly refused: 'expired' | 'wrong' };

/** Name and value of each part in this order: what is signed, here and in the content service. */
const signedPart = ({ type, document, locale, status, expires }: PreviewLink) =>
  new URLSearchParams({ type, document, locale, status, expires: String(expires) });

const signatureOf = (link: PreviewLink, secret: string) =>
  createHmac('sha256', secret).update(signedPart(link).toString()).digest();

export function previewHref(link: PreviewLink, secret: string): string {
  const query = signedPart(link);
  query.set('signature', signatureOf(link, secret).toString('base64url'));
  return `${previewPath}?${query}`;
}

export function readPreviewLink(query: URLSearchParams, secret: string, now: number): ReadLink {
  const parsed = linkSchema.safeParse(Object.fromEntries(query));
  if (!parsed.success) return { refused: 'wrong' };
  const given = Buffer.from(query.get('signature') ?? '', 'base64url');
  const expected = signatureOf(parsed.data, secret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    return { refused: 'wrong' };
  }
  return parsed.data.expires * 1000 > now ? { link: parsed.data } : { refused: 'expired' };
}
