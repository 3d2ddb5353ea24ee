import { expect, test } from 'vitest';
import { htmlOf, linksOf } from '../test-html.ts';
import { PreviewBar } from './PreviewBar.tsx';

const bar = { status: 'draft', hasGaps: false, publicHref: '/contact' } as const;

test.each([
  ['fr', 'draft', 'aria-label="Aperçu"', 'Ceci est un brouillon.', 'Quitter l’aperçu'],
  ['fr', 'published', 'aria-label="Aperçu"', 'Ceci est la version publiée.', 'Quitter l’aperçu'],
  ['en', 'draft', 'aria-label="Preview"', 'This is a draft.', 'Leave preview'],
  ['en', 'published', 'aria-label="Preview"', 'This is the published version.', 'Leave preview'],
] as const)('%s, %s: says what it is and leads out', (locale, status, label, words, leave) => {
  const html = htmlOf(<PreviewBar {...bar} locale={locale} status={status} />);
  expect(html).toContain(label);
  expect(html).toContain(words);
  expect(html).toContain(leave);
  expect(linksOf(html)).toEqual(['/contact']);
});

test('tells of empty fields only when there are some', () => {
  expect(htmlOf(<PreviewBar {...bar} locale="fr" />)).not.toContain('encore vides');
  expect(htmlOf(<PreviewBar {...bar} locale="fr" hasGaps />)).toContain('encore vides');
});
