import { describe, expect, it } from 'vitest';
import { type PreviewLink, previewHref, readPreviewLink } from './preview-link.ts';

const secret = 'a-secret-of-some-length';
const now = Date.UTC(2031, 0, 1);
const link: PreviewLink = {
  type: 'nouvelle',
  document: 'abc123',
  locale: 'fr',
  status: 'draft',
  expires: now / 1000 + 3600,
};
const query = () => new URL(previewHref(link, secret), 'https://salve.example').searchParams;

describe('a preview link', () => {
  it('says what was signed', () => {
    expect(readPreviewLink(query(), secret, now)).toEqual({ link });
  });

  it.each([
    ['type', 'poste'],
    ['document', 'abc124'],
    ['locale', 'en'],
    ['status', 'published'],
    ['expires', String(link.expires + 1)],
    ['signature', 'AAAA'],
    ['signature', ''],
  ])('with another %s is wrong', (name, value) => {
    const changed = query();
    changed.set(name, value);
    expect(readPreviewLink(changed, secret, now)).toEqual({ refused: 'wrong' });
  });

  it.each(['type', 'document', 'locale', 'status', 'expires', 'signature'])(
    'without its %s is wrong',
    (name) => {
      const cut = query();
      cut.delete(name);
      expect(readPreviewLink(cut, secret, now)).toEqual({ refused: 'wrong' });
    },
  );

  it('that another secret has signed is wrong', () => {
    expect(readPreviewLink(query(), 'another-secret-of-length', now)).toEqual({ refused: 'wrong' });
  });

  it('is open until its end and not at it', () => {
    const end = link.expires * 1000;
    expect(readPreviewLink(query(), secret, end - 1)).toEqual({ link });
    expect(readPreviewLink(query(), secret, end)).toEqual({ refused: 'expired' });
  });

  it('that was changed is wrong even when it is old: nothing is told of it', () => {
    const changed = query();
    changed.set('document', 'x');
    expect(readPreviewLink(changed, secret, now * 2)).toEqual({ refused: 'wrong' });
  });
});
