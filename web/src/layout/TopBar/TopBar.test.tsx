import { expect, test } from 'vitest';
import { exampleFrame } from '../example-frame.ts';
import { htmlOf, linksOf } from '../test-html.ts';
import { TopBar } from './TopBar.tsx';

test('after the skip link the logo leads home: the root in French, with the language named in English', () => {
  expect(linksOf(htmlOf(<TopBar frame={exampleFrame()} />)).slice(0, 2)).toEqual(['#contenu', '/']);
  expect(linksOf(htmlOf(<TopBar frame={exampleFrame({ locale: 'en' })} />))[1]).toBe(
    '/en/homepage?lang=en',
  );
});

test('the logo link has a name', () => {
  expect(htmlOf(<TopBar frame={exampleFrame()} />)).toContain('aria-label="Salve, page d’accueil"');
});
