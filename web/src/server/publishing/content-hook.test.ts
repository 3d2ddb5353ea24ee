import { describe, expect, it, vi } from 'vitest';
import { createContentHook } from './content-hook.ts';

const secret = 'a-long-hook-secret';

function setUp() {
  const onChange = vi.fn();
  const entry = {
    model: 'reglages',
    documentId: 'd1',
    locale: 'fr',
    path: 'social.0.url',
    reason: 'is no web address',
  };
  const search = { words: 'rampe', locale: 'fr', count: 3, askedOn: '2026-11-16' } as const;
  const app = createContentHook({
    secret,
    onChange,
    unshown: () => [entry],
    unanswered: async () => [search],
  });
  const ask = (authorization: string, path = '/unshown') =>
    app.request(path, { headers: { Authorization: authorization } });
  const send = (body: string, authorization = `Bearer ${secret}`) =>
    app.request('/content', { method: 'POST', body, headers: { Authorization: authorization } });
  return { onChange, send, ask, entry, search };
}

describe('the content hook', () => {
  const entry = { documentId: 'abc', slug: 'une', locale: 'fr', title: 'Une' };
  const named = { model: 'nouvelle', documentId: 'abc', slug: 'une', locale: 'fr' };

  it.each([
    ['entry.publish', false],
    ['entry.update', false],
    ['entry.unpublish', true],
    ['entry.delete', true],
  ])('tells which entry changed, and whether %s withdraws it', async (event, isWithdrawn) => {
    const { onChange, send } = setUp();
    const response = await send(JSON.stringify({ event, model: 'nouvelle', entry }));
    expect(response.status).toBe(204);
    expect(onChange).toHaveBeenCalledWith({ ...named, isWithdrawn });
  });

  it.each(['entry.create', 'entry.update'])('leaves a draft alone: %s', async (event) => {
    const { onChange, send } = setUp();
    const draft = { ...entry, publishedAt: null };
    expect((await send(JSON.stringify({ event, model: 'nouvelle', entry: draft }))).status).toBe(
      204,
    );
    expect(onChange).not.toHaveBeenCalled();
    const published = { ...entry, publishedAt: '2026-11-19T08:00:00.000Z' };
    await send(JSON.stringify({ event, model: 'nouvelle', entry: published }));
    expect(onChange).toHaveBeenCalledOnce();
  });

  it.each([[null], [{ slug: 3, documentId: null }]])('does without an entry: %j', async (none) => {
    const { onChange, send } = setUp();
    await send(JSON.stringify({ event: 'entry.publish', model: 'nouvelle', entry: none }));
    expect(onChange).toHaveBeenCalledWith({ model: 'nouvelle', isWithdrawn: false });
  });

  it('takes a changed picture for a change of everything', async () => {
    const { onChange, send } = setUp();
    await send(JSON.stringify({ event: 'media.update', media: {} }));
    expect(onChange).toHaveBeenCalledWith({ isWithdrawn: false });
  });

  it.each([
    ['media.update', false],
    ['media.delete', true],
  ])('tells which picture changed, and whether %s withdraws it', async (event, isWithdrawn) => {
    const { onChange, send } = setUp();
    await send(JSON.stringify({ event, media: { url: '/uploads/une.png' } }));
    expect(onChange).toHaveBeenCalledWith({ picture: 'une.png', isWithdrawn });
  });

  it('tells what cannot be shown, to the content service only', async () => {
    const { ask, entry } = setUp();
    expect(await (await ask(`Bearer ${secret}`)).json()).toEqual({ unshown: [entry] });
    expect((await ask('Bearer wrong-secret-entirely')).status).toBe(401);
  });

  it('tells what nobody found, to the content service only', async () => {
    const { ask, search } = setUp();
    const answer = await ask(`Bearer ${secret}`, '/unanswered');
    expect(await answer.json()).toEqual({ unanswered: [search] });
    expect((await ask('Bearer wrong-secret-entirely', '/unanswered')).status).toBe(401);
  });

  it.each(['', 'Bearer', 'Bearer wrong-secret-entirely', secret])(
    'refuses "%s"',
    async (authorization) => {
      const { onChange, send } = setUp();
      expect((await send('{"event":"entry.publish"}', authorization)).status).toBe(401);
      expect(onChange).not.toHaveBeenCalled();
    },
  );

  it.each(['', 'not json', '{"model":"nouvelle"}'])('does not understand %s', async (body) => {
    const { onChange, send } = setUp();
    expect((await send(body)).status).toBe(400);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('reads nothing of a stranger, and not too much of the content service', async () => {
    const { send } = setUp();
    const long = 'x'.repeat(3 * 1024 * 1024);
    expect((await send(long, 'Bearer wrong-secret-entirely')).status).toBe(401);
    expect((await send(long)).status).toBe(413);
  });
});
