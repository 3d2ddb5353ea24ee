import { describe, expect, it, vi } from 'vitest';
import type { Content } from '../content/client.ts';
import { ContentUnavailable } from '../content/errors.ts';
import { reachableAuthor } from './reachable-author.ts';

const author = {
  name: 'Anna',
  position: undefined,
  phone: undefined,
  email: undefined,
  portrait: undefined,
};
const agency = { email: 'info@salve.example', phone: '418 555-0142' };

function setUp(answer: () => Promise<unknown> = async () => agency) {
  const single = vi.fn(answer);
  return { single, request: { content: { single } as unknown as Content, locale: 'fr' as const } };
}

describe('an author', () => {
  it('is reached through the agency when they gave no address', async () => {
    const { request } = setUp();
    expect(await reachableAuthor(author, request)).toMatchObject({ name: 'Anna', ...agency });
  });

  it.each([{ email: 'anna@salve.example' }, { phone: '418 555-0199' }])(
    'with %o of their own is reached there, and nothing is asked',
    async (own) => {
      const { request, single } = setUp();
      expect(await reachableAuthor({ ...author, ...own }, request)).toEqual({ ...author, ...own });
      expect(single).not.toHaveBeenCalled();
    },
  );

  it('is named all the same when the agency’s address cannot be had', async () => {
    const { request } = setUp(() => Promise.reject(new ContentUnavailable('down')));
    expect(await reachableAuthor(author, request)).toEqual(author);
  });

  it('that is not there stays so', async () => {
    expect(await reachableAuthor(undefined, setUp().request)).toBeUndefined();
  });
});
