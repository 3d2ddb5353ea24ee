import { expect, test } from 'vitest';
import { exampleFrame } from '../example-frame.ts';
import { htmlOf } from '../test-html.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

test('shows EN while the page is French, as a plain link in the other language', () => {
  const html = htmlOf(<LanguageSwitch frame={exampleFrame()} text="short" />);
  expect(html).toContain('href="/en/about?lang=en"');
  expect(html).toContain('lang="en"');
  expect(html).toContain('hrefLang="en"');
  expect(html).toContain('>EN</a>');
});

test('shows FR while the page is English', () => {
  const html = htmlOf(<LanguageSwitch frame={exampleFrame({ locale: 'en' })} text="short" />);
  expect(html).toContain('href="/a-propos?lang=fr"');
  expect(html).toContain('lang="fr"');
  expect(html).toContain('>FR</a>');
});

test('names the language in itself where there is room', () => {
  const frame = exampleFrame({ locale: 'en' });
  expect(htmlOf(<LanguageSwitch frame={frame} text="long" />)).toContain('>Français</a>');
});
