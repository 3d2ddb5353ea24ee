import { expect, it } from 'vitest';
import { keepableWords } from './keepable-words.ts';

it.each([
  ['  Rampe d’accès  ', 'rampe acces'],
  ['Loi 25', 'loi 25'],
  ['SGQRI 008', 'sgqri 008'],
  ['WCAG 2.2', 'wcag 2.2'],
])('“%s” is counted as “%s”', (typed, words) => expect(keepableWords(typed)).toBe(words));

it.each([
  'marie.tremblay@exemple.ca',
  'marie @ exemple',
  '418 555-0142',
  '4 1 8 5 5 5',
  '٤١٨٥٥٥',
  'https://exemple.ca/dossier',
  'www.exemple.ca',
  'bonjour je voudrais savoir si ma plainte a été reçue',
  'x'.repeat(61),
  '… !',
  '',
])('“%s” is not', (typed) => expect(keepableWords(typed)).toBeUndefined());
