import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SafeHtml } from './SafeHtml.tsx';

const render = (html: string) => renderToStaticMarkup(<SafeHtml html={html} />);

test('keeps what editors write', () => {
  const html =
    '<p>Un <strong>oui</strong>, un <code>témoin</code> et <a href="/securite">un lien</a>.</p><ul><li>un</li></ul>';
  expect(render(html)).toContain(html);
});

test('drops scripts and styles with their content', () => {
  expect(render('<p>a</p><script>b()</script><style>p{color:red}</style>')).toMatch(
    /<p>a<\/p><\/div>$/,
  );
});

test('anchors still work', () => {
  const html = render('<a href="#suite">Suite</a><p id="suite">…</p>');
  expect(html).toContain('href="#anchor-suite"');
  expect(html).toContain('id="anchor-suite"');
});

test('headings start below the page’s own', () => {
  expect(render('<h1>Titre</h1>')).toMatch(/<h3 [^>]*>Titre<\/h3>/);
});
