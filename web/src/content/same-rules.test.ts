/** Whatever the content service lets an editor publish, the site can show. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ContentType } from './content-type.ts';
import { readLeavingOut } from './leave-out.ts';

interface Attribute {
  readonly type: string;
  readonly required?: boolean;
  readonly regex?: string;
  readonly enum?: readonly string[];
  readonly component?: string;
  readonly components?: readonly string[];
  readonly repeatable?: boolean;
  readonly relation?: string;
}
type Attributes = Readonly<Record<string, Attribute>>;

interface Form {
  readonly advice: string;
}
interface Rules {
  formOf(attribute: { type: string; regex?: unknown }): Form | undefined;
  hasForm(form: Form, value: unknown): boolean;
}

const cms = join(import.meta.dirname, '../../../cms/src');
// Named at run time: another compiler, with types of its own, is in charge of that program.
const { formOf, hasForm } = (await import(join(cms, 'rules/forms.ts'))) as Rules;
const schemaIn = (file: string) => JSON.parse(readFileSync(join(cms, file), 'utf8'));
const jsonIn = (folder: string) =>
  readdirSync(join(cms, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ file, ...schemaIn(join(folder, file)) }));

const components = new Map<string, Attributes>(
  jsonIn('components').map(({ file, attributes }) => [
    file.replace('/', '.').replace(/\.json$/, ''),
    attributes,
  ]),
);
const models = new Map<string, Attributes>(
  jsonIn('api').map(({ info, attributes }) => [info.singularName, attributes]),
);

const isContentType = (value: unknown): value is ContentType =>
  typeof value === 'object' && value !== null && 'path' in value && 'model' in value;
const modules = import.meta.glob<Record<string, unknown>>('./schema/*.ts', { eager: true });
const known = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap((value) =>
    isContentType(value) ? [value] : Object.values(value ?? {}).filter(isContentType),
  );

const texts = [
  'https://[facebook',
  'https://exemple.ca/a?b=c#d',
  'http://localhost:3000/x',
  'https://é.example/à',
  'https://',
  'https:// a',
  'http://256.256.256.256',
  'https://a.example:99999',
  'HTTPS://EXEMPLE.CA',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/services',
  '/',
  '/services/é',
  '#ancre',
  '#',
  'mailto:nom@exemple.ca',
  'mailto:nom',
  'nom@exemple.ca',
  'nom@exemple',
  'é@exemple.ca',
  "o'neil+x@sub.exemple.ca",
  'nom@-exemple.ca',
  'un-slug',
  'Un Slug',
  '-',
  '418 555-0100',
  '+1 (418) 555-0100',
  '2026-11-16',
  '2026-02-31',
  '2026-11-16T10:00:00.000Z',
  '16/11/2026',
  '#FF0000',
  'conseillerFonctionnel',
  '…',
  ' ',
  '',
];

const file = { url: '/uploads/a.png', width: 10, height: 10, alternativeText: 'Un', formats: null };

/** What an editor may put into a field, on the wire; the first is an ordinary one. */
function valuesOf(attribute: Attribute): unknown[] {
  const empty = attribute.required ? [] : [null];
  switch (attribute.type) {
    case 'integer':
    case 'biginteger':
    case 'decimal':
    case 'float':
      return [1, 0, -1, ...empty];
    case 'boolean':
      return [true, false, ...empty];
    case 'enumeration':
      return [...(attribute.enum ?? []), ...empty];
    case 'datetime':
      return ['2026-11-16T10:00:00.000Z', ...empty];
    case 'media':
      return [{ data: { id: 1, attributes: file } }, { data: null }];
    case 'relation':
      return /ToMany$/.test(attribute.relation ?? '') ? [{ data: [] }] : [{ data: null }];
    case 'component':
      return [
        ...partsOf(attribute.component ?? '').map((part) => (attribute.repeatable ? [part] : part)),
        ...(attribute.repeatable ? [[]] : []),
        ...empty,
      ];
    case 'dynamiczone':
      return (attribute.components ?? []).flatMap((uid) =>
        partsOf(uid).map((part) => [{ ...part, __component: uid }]),
      );
    default: {
      const form = formOf(attribute);
      const good = texts.filter((text) => !form || (text !== '' && hasForm(form, text)));
      return [...good, ...empty];
    }
  }
}

/** One part with all fields ordinary, and one for each other value of each field. */
function partsOf(uid: string): Record<string, unknown>[] {
  const attributes = components.get(uid) ?? {};
  const ordinary = { id: 1, ...ordinaryOf(attributes) };
  return [
    ordinary,
    ...Object.entries(attributes).flatMap(([name, attribute]) =>
      valuesOf(attribute).map((value) => ({ ...ordinary, [name]: value })),
    ),
  ];
}

const ordinaryOf = (attributes: Attributes) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => [name, valuesOf(attribute)[0]]),
  );

const always = {
  id: 1,
  locale: 'fr',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  publishedAt: '2026-01-01T00:00:00.000Z',
};

describe('the site shows what the content service accepts', () => {
  it.each(known.map((type) => [`${type.model} at ${type.path}`, type] as const))(
    '%s',
    (_, type) => {
      const attributes = models.get(type.model) ?? {};
      const ordinary = { ...always, ...ordinaryOf(attributes) };
      for (const [name, attribute] of Object.entries(attributes)) {
        for (const value of valuesOf(attribute)) {
          const leftOut: unknown[] = [];
          const wire = { ...ordinary, [name]: value };
          readLeavingOut(type.schema, wire, (one) => leftOut.push(one));
          expect(leftOut, `${name}: ${JSON.stringify(value)}`).toEqual([]);
        }
      }
    },
  );
});

describe('every pattern of the content service', () => {
  const patterned = [...models, ...components].flatMap(([model, attributes]) =>
    Object.entries(attributes)
      .filter(([, { regex }]) => regex !== undefined)
      .map(([name, attribute]) => [`${model} ${name}`, attribute] as const),
  );
  it.each(patterned)('%s is a form that has a sentence', (_, attribute) => {
    expect(formOf(attribute)?.advice).toMatch(/\.$/);
  });
});

describe('a form', () => {
  it.each([
    ['a web address', '^https?://[^\\s]+$', 'https://[facebook'],
    ['a menu', '^(/[a-z0-9/-]*|https://[^\\s]+)$', 'javascript:alert(1)'],
    ['a menu', '^(/[a-z0-9/-]*|https://[^\\s]+)$', 'https://['],
    ['a slug', '^[a-z0-9]+(-[a-z0-9]+)*$', 'Pas Bon'],
  ])('of %s (%s) refuses %s', (_, regex, value) => {
    const form = formOf({ type: 'string', regex });
    expect(form && hasForm(form, value)).toBe(false);
  });

  it('of a menu takes an address elsewhere', () => {
    const form = formOf({ type: 'string', regex: '^(/[a-z0-9/-]*|https://[^\\s]+)$' });
    expect(form && hasForm(form, 'https://blogue.example/fr')).toBe(true);
  });
});
