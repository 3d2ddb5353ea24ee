import { describe, expect, it, vi } from 'vitest';
import { mendDraft } from './mend-draft.ts';
import { contact } from './schema/contact.ts';
import { news } from './schema/news.ts';
import { plainPages } from './schema/plain-page.ts';
import { serviceTopics } from './schema/service-topic.ts';

const now = new Date('2031-02-03T12:00:00Z');
const draft = { id: 7, slug: 'un-brouillon', updatedAt: '2031-01-01T00:00:00Z' };

describe('a draft', () => {
  it('that is whole is read as it is, and left as it is', () => {
    const onGap = vi.fn();
    const wire = { ...draft, title: 'Titre', date: '2030-01-01' };
    const before = structuredClone(wire);
    expect(mendDraft(news.schema, wire, onGap, now)).toMatchObject({
      title: 'Titre',
      date: '2030-01-01',
    });
    expect(onGap).not.toHaveBeenCalled();
    expect(wire).toEqual(before);
  });

  it('without its required fields has marks in their place', () => {
    const onGap = vi.fn();
    const wire = { ...draft, title: null, date: null };
    expect(mendDraft(news.schema, wire, onGap, now)).toMatchObject({
      title: '…',
      date: '2031-02-03',
    });
    expect(onGap).toHaveBeenCalled();
    expect(wire.title).toBeNull();
  });

  it('deep inside as well', () => {
    const localizations = { data: [{ id: 1, attributes: { locale: 'en', slug: null } }] };
    const wire = { ...draft, title: 'Titre', date: '2030-01-01', localizations };
    const { localizations: read } = mendDraft(news.schema, wire, () => {}, now);
    expect(read).toEqual([{ id: 1, locale: 'en', slug: '…' }]);
  });

  it('without a choice has the first', () => {
    const { parent } = mendDraft(serviceTopics.schema, { ...draft, parent: null }, () => {}, now);
    expect(parent).toBe('accessibilite-web-numerique');
  });

  it('has a title even where the page could do without', () => {
    const onGap = vi.fn();
    const { title } = mendDraft(plainPages.security.schema, { title: '', intro: 'X' }, onGap, now);
    expect(title).toBe('…');
    expect(onGap).toHaveBeenCalled();
  });

  it('without what no mark can stand for is refused: nobody’s address is invented', () => {
    expect(() => mendDraft(contact.schema, { id: 1, email: null }, () => {}, now)).toThrow(/email/);
  });
});
