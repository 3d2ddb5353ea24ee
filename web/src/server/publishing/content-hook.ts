import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';

const payload = z.object({ event: z.string(), model: z.string().optional() });
const maxBytes = 2 * 1024 * 1024;

export interface ContentHookOptions {
  readonly secret: string;
  /** Without a model: anything may have changed. */
  readonly onChange: (model: string | undefined) => void;
}

/** The content service tells of a publish; pages that show that model are made anew. */
export function createContentHook({ secret, onChange }: ContentHookOptions): Hono {
  const app = new Hono();
  app.post('/content', bodyLimit({ maxSize: maxBytes }), async (c) => {
    if (!isSame(c.req.header('Authorization') ?? '', `Bearer ${secret}`)) return c.body(null, 401);
    const parsed = payload.safeParse(await c.req.json().catch(() => undefined));
    if (!parsed.success) return c.body(null, 400);
    const { event, model } = parsed.data;
    // A picture may be shown by entries of any model.
    onChange(event.startsWith('media.') ? undefined : model);
    return c.body(null, 204);
  });
  return app;
}

function isSame(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
