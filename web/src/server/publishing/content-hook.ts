import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { anything, type Change } from '../../content/change.ts';
import type { UnshownEntry } from '../../content/unshown.ts';
import { isSameSecret } from '../http/same-secret.ts';
import type { UnansweredSearch } from '../search/unanswered-searches.ts';

const text = z.string().nullish().catch(undefined);
const payload = z.object({
  event: z.string(),
  model: z.string().optional(),
  media: z.object({ url: text }).nullish().catch(undefined),
  entry: z
    .object({ documentId: text, slug: text, locale: text, publishedAt: text })
    .nullish()
    .catch(undefined),
});
const maxBytes = 2 * 1024 * 1024;
const savings = ['entry.create', 'entry.update'];
const withdrawals = ['entry.unpublish', 'entry.delete', 'media.delete'];

export interface ContentHookOptions {
  readonly secret: string;
  readonly onChange: (change: Change) => void;
  /** What was published and is not shown. */
  readonly unshown: () => UnshownEntry[];
  /** What was searched for and not found. */
  readonly unanswered: () => Promise<UnansweredSearch[]>;
}

/**
 * The content service tells of a publish; pages that show what has changed are made anew. It may also ask
 * what of its content cannot be shown, and what nobody found, to tell the editors.
 */
export function createContentHook(options: ContentHookOptions): Hono {
  const { secret, onChange, unshown, unanswered } = options;
  const app = new Hono();
  const isKnown = (c: Context) =>
    isSameSecret(c.req.header('Authorization') ?? '', `Bearer ${secret}`);

  app.get('/unshown', (c) => {
    if (!isKnown(c)) return c.body(null, 401);
    return c.json({ unshown: unshown() }, 200, { 'Cache-Control': 'no-store' });
  });
  app.get('/unanswered', async (c) => {
    if (!isKnown(c)) return c.body(null, 401);
    return c.json({ unanswered: await unanswered() }, 200, { 'Cache-Control': 'no-store' });
  });
  // Who is no content service is not listened to.
  app.post('/content', async (c, next) => (isKnown(c) ? next() : c.body(null, 401)));
  app.post('/content', bodyLimit({ maxSize: maxBytes }), async (c) => {
    const parsed = payload.safeParse(await c.req.json().catch(() => undefined));
    if (!parsed.success) return c.body(null, 400);
    if (!isDraft(parsed.data)) onChange(changeOf(parsed.data));
    return c.body(null, 204);
  });
  return app;
}

/** Saved and not published: nobody but its editors can see it. */
const isDraft = ({ event, entry }: z.output<typeof payload>) =>
  savings.includes(event) && entry?.publishedAt === null;

function changeOf({ event, model, entry, media }: z.output<typeof payload>): Change {
  // A picture may be shown by entries of any model, and stand in any text.
  if (event.startsWith('media.')) {
    return { picture: media?.url?.split('/').at(-1), isWithdrawn: withdrawals.includes(event) };
  }
  if (model === undefined) return anything;
  return {
    model,
    documentId: entry?.documentId ?? undefined,
    slug: entry?.slug ?? undefined,
    locale: entry?.locale ?? undefined,
    isWithdrawn: withdrawals.includes(event),
  };
}
