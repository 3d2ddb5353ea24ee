import { describe, expect, it } from 'vitest';
import { entriesIn } from './entries-in.ts';
import { Shown } from './shown.ts';

const collection = (model: string) => ({ kind: 'collection', model }) as const;

describe('what a page showed', () => {
  it('is touched by its own single type, and by entries that stand in it', () => {
    const shown = new Shown();
    shown.ask({ kind: 'single', model: 'accueil' }, {});
    shown.hold({ ids: new Set(['study']), hasNameless: false });
    expect(shown.isTouchedBy({ model: 'accueil', documentId: 'home' })).toBe(true);
    expect(shown.isTouchedBy({ model: 'etude', documentId: 'study' })).toBe(true);
    expect(shown.isTouchedBy({ model: 'etude', documentId: 'other' })).toBe(false);
    expect(shown.isTouchedBy({})).toBe(true);
  });

  it('is touched by a picture that an answer held, in a field or in a text', () => {
    const shown = new Shown();
    shown.hold(
      entriesIn({
        cover: { url: '/uploads/field_1a2b.webp' },
        text: 'Voici ![le fleuve](/uploads/text_3c.png) et ![](https://files.example/uploads/far.jpg).',
      }),
    );
    const kept = Shown.of(shown.record());
    for (const picture of ['field_1a2b.webp', 'text_3c.png', 'far.jpg']) {
      expect(kept.isTouchedBy({ picture })).toBe(true);
    }
    expect(kept.isTouchedBy({ picture: 'just-uploaded.webp' })).toBe(false);
  });

  it('is touched by every entry of a list that was asked for, also one that is new', () => {
    const shown = new Shown();
    shown.ask(collection('etude'), { filters: { tags: { id: { $in: [1] } } } });
    expect(shown.isTouchedBy({ model: 'etude', documentId: 'new', slug: 'new' })).toBe(true);
    expect(shown.isTouchedBy({ model: 'nouvelle', documentId: 'new' })).toBe(false);
  });

  it('is touched by a correction only where that moves its entry', () => {
    const correction = { model: 'nouvelle', documentId: 'x', slug: 'x', isInPlace: true };
    const byDay = new Shown();
    byDay.ask(collection('nouvelle'), { sort: ['date:desc', 'createdAt:desc'] });
    expect(byDay.touch(correction)).toBeUndefined();
    expect(byDay.touch({ ...correction, isInPlace: false })).toBe('entry');
    expect(byDay.touch({ ...correction, isWithdrawn: true })).toBe('entry');
    expect(byDay.touch({ ...correction, slug: undefined })).toBe('entry');
    const byEdit = new Shown();
    byEdit.ask(collection('nouvelle'), { sort: 'updatedAt:desc' });
    expect(byEdit.touch(correction)).toBe('entry');
    byEdit.ask(collection('nouvelle'), { filters: { slug: { $eq: 'y' } } });
    expect(byEdit.touch(correction)).toBe('below');
    byDay.hold({ ids: new Set(['x']), hasNameless: false });
    expect(byDay.touch(correction)).toBe('entry');
  });

  it('asked for by its slug is touched by the entry of that slug alone', () => {
    const shown = new Shown();
    shown.ask(collection('nouvelle'), { filters: { slug: { $eq: 'une' } } });
    expect(shown.isTouchedBy({ model: 'nouvelle', documentId: 'x', slug: 'une' })).toBe(true);
    expect(shown.isTouchedBy({ model: 'nouvelle', documentId: 'x', slug: 'deux' })).toBe(false);
    expect(shown.isTouchedBy({ model: 'blogue', documentId: 'x', slug: 'une' })).toBe(false);
    // Nobody said which.
    expect(shown.isTouchedBy({ model: 'nouvelle' })).toBe(true);
  });

  it('that cannot name its entries is touched by everything', () => {
    const shown = new Shown();
    shown.hold({ ids: new Set(), hasNameless: true });
    expect(shown.isTouchedBy({ model: 'tag', documentId: 'x' })).toBe(true);
  });

  it('is the same when it was written down and read again', () => {
    const shown = new Shown();
    shown.ask(collection('nouvelle'), { filters: { slug: { $eq: 'une' } } });
    shown.ask(collection('etude'), {});
    shown.hold({ ids: new Set(['study']), hasNameless: false });
    expect(Shown.of(JSON.parse(JSON.stringify(shown.record()))).record()).toEqual(shown.record());
  });
});
