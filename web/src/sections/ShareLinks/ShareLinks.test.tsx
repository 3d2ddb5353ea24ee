import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ShareDropdown } from './ShareDropdown.tsx';
import { ShareLinks } from './ShareLinks.tsx';
import { shareLinks } from './share-links.ts';

const page = {
  title: 'Vingt ans & des « bonjours »',
  description: 'Une fête ? Oui.',
  url: 'https://salve.example/nouvelle/vingt-ans?lang=fr',
};

describe('shareLinks', () => {
  it.each(shareLinks(page))(
    '$name gets the title, description and address, encoded',
    ({ href }) => {
      const { searchParams } = new URL(href);
      const said = [...searchParams.values()].join(' ');
      expect(said).toContain(page.url);
      expect(said).toContain(page.title);
      expect(said).toContain(page.description);
      expect(href).not.toMatch(/[ «»&]&|\+/);
    },
  );

  it('leaves no dash behind where there is no description', () => {
    const twitter = shareLinks({ ...page, description: '' })[1];
    expect(new URL(twitter?.href ?? '').searchParams.get('text')).toBe(page.title);
  });
});

describe('ShareLinks', () => {
  it('lists the three networks under a heading', () => {
    const html = renderToStaticMarkup(<ShareLinks page={page} locale="fr" />);
    expect(html.match(/<a /g)).toHaveLength(3);
    expect(html).toContain('aria-label="Partager sur Facebook"');
    expect(html).toMatch(/<h2[^>]*>Partager<\/h2>/);
  });
});

describe('ShareDropdown', () => {
  it('opens without a script and speaks the language of the page', () => {
    const html = renderToStaticMarkup(<ShareDropdown page={page} locale="en" />);
    expect(html).toContain('<details');
    expect(html).toContain('Share on LinkedIn');
    expect(html).toContain('data-when="interaction"');
  });
});
