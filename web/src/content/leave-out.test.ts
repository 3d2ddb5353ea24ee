import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { type LeftOut, readLeavingOut } from './leave-out.ts';
import { contact } from './schema/contact.ts';
import { news } from './schema/news.ts';
import { settings } from './schema/settings.ts';

function read<S extends z.ZodType>(schema: S, wire: unknown) {
  const leftOut: LeftOut[] = [];
  return { value: readLeavingOut(schema, wire, (one) => leftOut.push(one)), leftOut };
}

const facebook = { name: 'facebook', url: 'https://facebook.example' };
const linkedin = { name: 'linkedin', url: 'https://linkedin.example' };
const bad = () => ({ name: 'youtube', url: 'https://[youtube' });
const article = {
  id: 7,
  title: 'Titre',
  slug: 'titre',
  date: '2030-01-01',
  updatedAt: '2030-01-01T00:00:00Z',
};

describe('what is wrong in an entry', () => {
  it('is left out alone: the other items of its list and the other fields are shown', () => {
    const wire = { social: [facebook, bad(), linkedin], footerText: 'Pied de page' };
    const { value, leftOut } = read(settings.schema, wire);
    expect(value.social).toEqual([facebook, linkedin]);
    expect(value.footerText).toBe('Pied de page');
    expect(leftOut).toEqual([{ path: 'social.1.url', reason: expect.stringMatching(/./) }]);
  });

  it('is named by its place, also where several are wrong', () => {
    const { value, leftOut } = read(settings.schema, {
      social: [bad(), facebook, bad(), bad()],
      navigation: [{ title: 'Services', route: '/services', level: 'somewhere', items: [] }],
    });
    expect(value.social).toEqual([facebook]);
    expect(value.navigation).toEqual([]);
    expect(leftOut.map(({ path }) => path)).toEqual([
      'social.0.url',
      'social.2.url',
      'social.3.url',
      'navigation.0.level',
    ]);
  });

  it('is the field only, where the page can do without it', () => {
    const { value, leftOut } = read(settings.schema, { blogExternalUrl: 'javascript:alert(1)' });
    expect(value.blogExternalUrl).toBeUndefined();
    expect(leftOut.map(({ path }) => path)).toEqual(['blogExternalUrl']);
  });

  it('may be a block, a related entry or a picture', () => {
    const { value, leftOut } = read(news.schema, {
      ...article,
      content: [{ __component: 'blocs.markdown', markdown: 'Un' }, { __component: 5 }],
      tags: {
        data: [
          { id: 1, attributes: { name: 'Un', slug: 'un' } },
          { id: 2, attributes: {} },
        ],
      },
      cover: { data: { attributes: { url: 'no address' } } },
    });
    expect(value.blocks).toHaveLength(1);
    expect(value.tags).toEqual([{ id: 1, name: 'Un', slug: 'un' }]);
    expect(value.cover).toBeUndefined();
    expect(leftOut).toHaveLength(4);
  });

  it('leaves what came as it was', () => {
    const wire = { social: [bad()] };
    read(settings.schema, wire);
    expect(wire).toEqual({ social: [bad()] });
  });

  it('fails the entry where the page cannot do without it', () => {
    expect(() => read(contact.schema, { id: 1, email: 'nobody' })).toThrow(/email/);
  });
});
