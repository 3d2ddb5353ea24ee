import { describe, expect, it } from 'vitest';
import type { Locale } from '../site/locale.ts';
import { stem } from './stem.ts';
import { slugOf, wordsOf } from './words.ts';

const folded = (text: string) => wordsOf(text).map((word) => word.folded);

describe('words', () => {
  it.each([
    ['Québec, QUÉBEC et quebec', ['quebec', 'quebec', 'et', 'quebec']],
    ['Cœur et œuvre, ex æquo', ['coeur', 'et', 'oeuvre', 'ex', 'aequo']],
    ["l’accès d'un appel", ['acces', 'un', 'appel']],
    ['200\u00a0Ko, 200Ko, 200\u202fko', ['200', 'ko', '200', 'ko', '200', 'ko']],
    ['WCAG 2.2 et SGQRI\u00a0008', ['wcag', '2.2', 'et', 'sgqri', '008']],
    ['ISO9001:2015', ['iso', '9001', '2015']],
    ['e-commerce, e‑commerce', ['ecommerce', 'ecommerce']],
    ['services-conseils', ['services', 'conseils']],
    ['R&D a11y', ['rd', 'a11y']],
  ])('of "%s"', (text, words) => expect(folded(text)).toEqual(words));

  it('say where they stand in the text', () => {
    const text = 'Déjà l’été';
    expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Déjà', 'été']);
  });

  it('make the fragment of an address', () =>
    expect(slugOf('Widlène Célestin')).toBe('widlene-celestin'));
});

describe('forms of one word meet', () => {
  it.each<[Locale, string[]]>([
    ['fr', ['accessible', 'accessibles', 'accessibilite']],
    ['fr', ['emploi', 'emplois', 'employer', 'employe']],
    ['fr', ['developper', 'developpement', 'developpeur', 'developpeuse']],
    ['fr', ['formation', 'formations', 'former']],
    ['fr', ['confidentiel', 'confidentialite']],
    ['fr', ['municipal', 'municipale', 'municipaux']],
    ['fr', ['paiement', 'payer']],
    ['en', ['accessible', 'accessibility']],
    ['en', ['policy', 'policies']],
    ['en', ['develop', 'developer', 'development', 'developing']],
    ['en', ['private', 'privacy']],
    ['en', ['hire', 'hiring', 'hired']],
  ])('%s %s', (locale, forms) =>
    expect(new Set(forms.map((form) => stem(form, locale))).size).toBe(1),
  );

  it('and numbers stay as they are', () => {
    expect(stem('008', 'fr')).toBe('008');
    expect(stem('2.2', 'en')).toBe('2.2');
  });
});
