import { describe, expect, it, vi } from 'vitest';
import { createContentHook } from './content-hook.ts';

const secret = 'a-long-hook-secret';

function setUp() {
  const onChange = vi.fn();
  const app = createContentHook({ secret, onChange });
  const send = (body: string, authorization = `Bearer ${secret}`) =>
    app.request('/content', { method: 'POST', body, headers: { Authorization: authorization } });
  return { onChange, send };
}

describe('the content hook', () => {
  it('tells which model changed', async () => {
    const { onChange, send } = setUp();
    const response = await send(
      JSON.stringify({ event: 'entry.publish', model: 'nouvelle', entry: {} }),
    );
    expect(response.status).toBe(204);
    expect(onChange).toHaveBeenCalledWith('nouvelle');
  });

  it('takes a changed picture for a change of everything', async () => {
    const { onChange, send } = setUp();
    await send(JSON.stringify({ event: 'media.update', media: {} }));
    expect(onChange).toHaveBeenCalledWith(undefined);
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
});
