import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { groups } from './examples.ts';
import { Gallery } from './Gallery.tsx';

const ui = new URL('../', import.meta.url);
const publicFolder = new URL('../../../public/', import.meta.url);

const examples = groups.flatMap((group) =>
  group.examples.map((example) => ({
    title: `${group.component}: ${example.name}`,
    html: renderToStaticMarkup(example.element),
  })),
);

test('every component has examples', () => {
  const components = readdirSync(ui, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    // The frame of a field shows only through the fields.
    .filter((name) => name !== 'Field' && existsSync(new URL(`${name}/${name}.tsx`, ui)));

  expect(groups.map((group) => group.component)).toEqual(expect.arrayContaining(components));
});

test('the gallery shows each example in three themes', () => {
  const html = renderToStaticMarkup(<Gallery />);
  const captions = [...html.matchAll(/<figcaption class="[^"]*name[^"]*">/g)];

  expect(captions).toHaveLength(3 * examples.length);
});

describe.each(examples)('$title', ({ html }) => {
  test('carries nothing that the content security policy forbids', () => {
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
    expect(html).not.toMatch(/<[^>]+\son\w+=/);
    expect(html).not.toMatch(/<(?:script|style)\b/);
  });

  test('never opens another tab', () => {
    expect(html).not.toMatch(/<a\b[^>]*\starget=/);
  });

  test('gives each image an alternative text', () => {
    for (const [image] of html.matchAll(/<img\b[^>]*>/g)) expect(image).toMatch(/\salt="/);
  });

  test('draws from sprites that hold the symbol', () => {
    for (const [, file = '', id] of html.matchAll(/<use href="\/([^#"]+)#([^"]+)"/g)) {
      const sprite = readFileSync(new URL(file, publicFolder), 'utf8');
      expect(sprite).toContain(`id="${id}"`);
    }
  });

  test('repeats no id and describes by ids that exist', () => {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);

    for (const [, list = ''] of html.matchAll(/\saria-(?:describedby|labelledby)="([^"]+)"/g)) {
      expect(ids).toEqual(expect.arrayContaining(list.split(' ')));
    }
  });
});
