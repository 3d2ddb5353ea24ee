/** What an upgrade adds to a ready-made role: the comparisons alone, without a service. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cmsDir } from '../../scripts/lib/paths.ts';
import type { Permission } from './permissions.ts';

interface Comparing {
  additionsTo(
    held: Permission[],
    current: Permission[],
    granted: Permission[],
  ): { permissions: Permission[]; widened: Permission[] };
}
interface Guessing {
  guessGranted(current: Permission[], held: Permission[]): Permission[];
}

// Named at run time: another compiler, with types of its own, is in charge of that program.
const inRoles = (file: string) => import(join(cmsDir, 'src', 'roles', file));
const { additionsTo } = (await inRoles('additions.ts')) as Comparing;
const { guessGranted } = (await inRoles('guess-granted.ts')) as Guessing;

const TAG = 'api::tag.tag';
const SEARCH = 'api::recherche.recherche';
const COMPLAINT = 'api::plainte.plainte';

const may = (
  action: string,
  subject: string | null,
  properties: Permission['properties'] = {},
): Permission => ({ action, subject, properties, conditions: [] });

describe('with a note of what was granted', () => {
  const before = [may('read', TAG, { fields: ['name'], locales: ['fr'] }), may('delete', TAG)];

  test('a role gets what is new: types, fields, languages and what is about no type', () => {
    const onTag = may('read', TAG, { fields: ['name', 'rank'], locales: ['fr', 'en'] });
    const news = [may('read', SEARCH, { fields: ['words'] }), may('see', null)];
    const current = [onTag, may('delete', TAG), ...news];
    expect(additionsTo(before, current, before)).toEqual({ permissions: news, widened: [onTag] });
  });

  test('it gets nothing twice', () => {
    expect(additionsTo(before, before, before)).toEqual({ permissions: [], widened: [] });
  });

  test('what an administrator took away stays away, while new fields still come', () => {
    const old = [
      may('read', TAG, { fields: ['name', 'slug'] }),
      may('update', TAG, { fields: [] }),
    ];
    const current = old.map(({ action }) => may(action, TAG, { fields: ['name', 'slug', 'rank'] }));
    const held = [may('read', TAG, { fields: ['slug'] })];
    expect(additionsTo(held, current, old)).toEqual({
      permissions: [],
      widened: [may('read', TAG, { fields: ['slug', 'rank'] })],
    });
  });

  test('what an administrator gave stays as they gave it', () => {
    const given = { ...may('read', SEARCH, { fields: ['words'] }), conditions: ['theirs'] };
    const current = [...before, may('read', SEARCH, { fields: ['words', 'answers'] })];
    expect(additionsTo([...before, given], current, before)).toEqual({
      permissions: [],
      widened: [],
    });
  });

  test('a condition that an administrator set stays beside a new field', () => {
    const theirs = (fields: string[]) => ({
      ...may('read', TAG, { fields, locales: ['fr'] }),
      conditions: ['theirs'],
    });
    const current = [may('read', TAG, { fields: ['name', 'rank'], locales: ['fr'] })];
    expect(additionsTo([theirs(['name'])], current, before).widened).toEqual([
      theirs(['name', 'rank']),
    ]);
  });

  test('a permission without a list gets none', () => {
    const current = [may('read', TAG, { fields: ['name', 'rank'], locales: ['fr', 'en'] })];
    expect(additionsTo([may('read', TAG)], current, before).widened).toEqual([]);
  });
});

describe('without a note', () => {
  const onTag = may('read', TAG, { fields: ['name', 'seo.title', 'seo.image'], locales: ['fr'] });

  test('what nobody has is new: a type, and a field', () => {
    const current = [onTag, may('read', SEARCH, { fields: ['words'] })];
    const held = [
      may('update', TAG, { fields: ['name'] }),
      may('read', TAG, { fields: ['seo.title'] }),
    ];
    expect(guessGranted(current, held)).toEqual([
      may('read', TAG, { fields: ['name', 'seo.title'], locales: ['fr'] }),
    ]);
  });

  test('what another role has was there, and was taken from this one', () => {
    const ofAnother = [may('read', TAG, { fields: onTag.properties.fields ?? [] })];
    expect(guessGranted([onTag, may('delete', TAG)], ofAnother)).toEqual([
      onTag,
      may('delete', TAG),
    ]);
  });

  test('received messages, and what is about no type, are never taken for new', () => {
    const current = [may('read', COMPLAINT, { fields: ['email'] }), may('see', null)];
    expect(guessGranted(current, [])).toEqual(current);
  });
});
