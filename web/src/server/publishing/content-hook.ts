import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { UnshownEntry } from '../../content/unshown.ts';
import { isSameSecret } from '../http/same-secret.ts';

const payload = z.object({ event: z.string(), model: z.string().optional() });
const maxBytes = 2 * 1024 * 1024;

export interface ContentHookOptions {
  readonly secret: string;
  /** Without a model: anything may have changed. */
  readonly onChange: (model: string | undefined) => void;
  /** What was published and is not shown. */
  readonly unshown: () => UnshownEntry[];
}

/**
 * The content service tells of a publish; pages that show that model are made anew. It may also ask
 * what of its content cannot be shown, to tell the editors.
 */
export function createContentHook({ secret, onChange, unshown }: ContentHookOptions): Hono {
  const app = new Hono();
  const isKnown = (c: Context) =>
    isSameSecret(c.req.header('Authorization') ?? '', `Bearer ${secret}`);

  app.get('/unshown', (c) => {
    if (!isKnown(c)) return c.body(null, 401);
    return c.json({ unshown: unshown() }, 200, { 'Cache-Control': 'no-store' });
  });
  app.post('/content', bodyLimit({ maxSize: maxBytes }), async (c) => {
    if (!isKnown(c)) return c.body(null, 401);
    const parsed = payload.safeParse(await c.req.json().catch(() => undefined));
    if (!parsed.success) return c.body(null, 400);
    const { event, model } = parsed.data;
    // A picture may be shown by entries of any model.
    onChange(event.startsWith('media.') ? undefined : model);
    return c.body(null, 204);
  });
  return app;
}
