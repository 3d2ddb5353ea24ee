import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Markdown } from './Markdown.tsx';

function render(text: string, headingLevel?: 2 | 3) {
  return renderToStaticMarkup(<Markdown text={text} headingLevel={headingLevel} />);
}

describe('headings', () => {
  test.each([
    [2, 'h2', 'h3', 'h4'],
    [3, 'h3', 'h4', 'h5'],
  ] as const)('### becomes level %d and the rest follows', (level, first, second, third) => {
    const html = render('### Un\n\n#### Deux\n\n##### Trois', level);
    expect(html).toMatch(new RegExp(`<${first} [^>]*>Un</${first}>`));
    expect(html).toMatch(new RegExp(`<${second} [^>]*>Deux</${second}>`));
    expect(html).toMatch(new RegExp(`<${third} [^>]*>Trois</${third}>`));
  });

  test('never stand above the level of their place', () => {
    const html = render('# Un\n\n## Deux', 3);
    expect(html).not.toMatch(/<h[12]\b/);
    expect(html.match(/<h3 /g)).toHaveLength(2);
  });

  test('look the same whatever their level', () => {
    expect(render('### Un', 2)).toContain('data-size="4"');
    expect(render('### Un', 3)).toContain('data-size="4"');
    expect(render('#### Deux', 2)).toContain('data-size="5"');
  });
});

describe('anchors', () => {
  test('a marker becomes a link to the heading that carries it', () => {
    const html = render('Voir [[#formation|la formation]].\n\n### Former {#formation}');
    expect(html).toContain('<a href="#anchor-formation">la formation</a>');
    expect(html).toMatch(/<h2 [^>]*id="anchor-formation"[^>]*>Former<\/h2>/);
  });

  test('an ordinary link within the page leads to the same place', () => {
    expect(render('[ici](#formation)')).toContain('href="#formation"');
    expect(render('[ici](/services#formation)')).toContain('href="/services#formation"');
  });

  test('accents and capitals do not part link and target', () => {
    const html = render('[ici](#Durée) ou [[#durée|là]]\n\n### Durée {#DURÉE}');
    expect(html.match(/href="#anchor-durée"/g)).toHaveLength(2);
    expect(html).toContain('id="anchor-durée"');
  });

  test('no name of an editor reaches the page unprefixed', () => {
    expect(render('### Titre {#location}')).not.toContain('id="location"');
  });

  test('several markers stand in one sentence', () => {
    const html = render('[[#a|un]] puis [[#b|deux]], fin');
    expect(html).toMatch(/<a href="#a">un<\/a> puis <a href="#b">deux<\/a>, fin/);
  });

  test('markers in code are left alone', () => {
    expect(render('`[[#a|un]]`')).toContain('[[#a|un]]');
  });
});

describe('links', () => {
  test.each(['/services', 'https://www.w3.org/', 'mailto:a@b.example', 'tel:+14185550142'])(
    '%s stays, in the same tab',
    (href) => {
      const html = render(`[lien](${href})`);
      expect(html).toContain(`href="${href}"`);
      expect(html).not.toContain('target=');
    },
  );
});

describe('tables', () => {
  const html = render(
    '| Cas | Quoi | Jours |\n|---|---|--:|\n| Contact | nom | 365 |\n| | courriel | 30 |',
  );

  test('have headers for columns and rows', () => {
    expect(html).toContain('<th scope="col">Cas</th>');
    expect(html).toContain('<th scope="row">Contact</th>');
  });

  test('repeat the column in each cell, and keep numbers to the right', () => {
    expect(html).toContain('<td data-label="Quoi">nom</td>');
    expect(html).toContain('<td data-label="Jours" data-numeric="">365</td>');
  });

  test('an empty first cell goes on under the header above', () => {
    expect(html).toContain('<tr data-more=""><th scope="row"><span>Contact</span></th>');
  });
});

test('pictures come from the site’s own endpoint or not at all', () => {
  expect(render('![Un quai](/uploads/quai.webp)')).toContain(
    'src="/media/w_1000,f_webp/uploads/quai.webp" alt="Un quai"',
  );
  expect(render('![espion](https://evil.example/x.gif)')).not.toContain('<img');
});

test('code keeps its angle brackets as text', () => {
  expect(render('```html\n<button>Fermer</button>\n```')).toContain(
    '&lt;button&gt;Fermer&lt;/button&gt;',
  );
});

test('quotes, rules and lists', () => {
  const html = render('> Note\n\n---\n\n1. un\n   - deux');
  expect(html).toMatch(/<blockquote class=/);
  expect(html).toMatch(/<hr class=/);
  expect(html).toMatch(/<ol>\s*<li>un\s*<ul>\s*<li>deux/);
});

test('HTML inside markdown is dropped, its words stay', () => {
  expect(render('Un <b onclick="x()">mot</b>')).toContain('Un mot');
});

test('makes no header of an empty corner', () => {
  const html = render('| | Avant |\n|---|---|\n| Prix | 3 |');
  expect(html).not.toMatch(/<th[^>]*><\/th>/);
  expect(html).toContain('<th scope="col">Avant</th>');
});
