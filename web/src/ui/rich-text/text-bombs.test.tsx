import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { excessIn } from './excess.ts';
import { htmlToReact } from './html-to-react.ts';
import { markdownToReact } from './markdown-to-react.ts';
import { textBombs } from './text-bombs.ts';

/** Drawn within the test's own time, or it hangs: no bomb may take a parser more than that. */
describe('a text that is made to exhaust its reader', () => {
  it('comes in more than thirty kinds', () => expect(textBombs.length).toBeGreaterThan(30));

  it.each(textBombs)('%s is drawn', (_name, text) => {
    expect(renderToStaticMarkup(markdownToReact(text, 2)).length).toBeLessThan(1_000_000);
    expect(renderToStaticMarkup(htmlToReact(text)).length).toBeLessThan(1_000_000);
  });

  // As long as the length alone lets through.
  it.each(textBombs)('%s, cut to what an editor may type, is drawn', (_name, text) => {
    const cut = text.slice(0, 30_000);
    expect(renderToStaticMarkup(markdownToReact(cut, 2)).length).toBeLessThan(1_000_000);
    expect(renderToStaticMarkup(htmlToReact(cut)).length).toBeLessThan(1_000_000);
  });
});

describe('what editors write', () => {
  it.each([
    ['a list in a list in a list', '- a\n  - b\n    - c\n      1. d'],
    ['a table of forty rows', `| a | b | c |\n|---|---|---|\n${'| x | y | z |\n'.repeat(40)}`],
    ['a long rule', '-'.repeat(200)],
    ['a rule with blanks', '* '.repeat(60)],
    ['a page of links', '[un lien](https://salve.example) '.repeat(300)],
    ['a thousand bold words', '**mot** '.repeat(900)],
    ['a year with a point', '2024. 12. 31. '],
  ])('%s is within the limits', (_name, text) => expect(excessIn(text)).toBeUndefined());

  it('keeps its words when it is too much', () => {
    const html = renderToStaticMarkup(markdownToReact(`Bonjour\n\n${'>'.repeat(50)} <b>x`, 2));
    expect(html).toContain('<p>Bonjour</p>');
    expect(html).toContain('&lt;b&gt;x');
  });
});
