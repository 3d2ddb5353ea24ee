import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Author } from './Author.tsx';

const nobody = { position: undefined, phone: undefined, email: undefined, portrait: undefined };

describe('Author', () => {
  it('says who wrote it and how to reach them', () => {
    const html = renderToStaticMarkup(
      <Author
        locale="fr"
        author={{
          name: 'Rosalie Deschênes',
          position: 'Analyste en accessibilité',
          phone: '418 555-0128',
          email: 'rosalie.deschenes@salve.example',
          portrait: {
            src: '/uploads/rosalie.webp',
            width: 900,
            height: 900,
            alt: { fr: 'Portrait dessiné de Rosalie', en: 'Drawn portrait of Rosalie' },
            tone: undefined,
          },
        }}
      />,
    );
    expect(html).toContain('Écrit par');
    expect(html).toMatch(/<h2[^>]*>Rosalie Deschênes<\/h2>/);
    expect(html).toContain('href="mailto:rosalie.deschenes@salve.example"');
    expect(html).toContain('href="tel:4185550128"');
    expect(html).toContain('alt="Portrait dessiné de Rosalie"');
  });

  it('does without what the editors left empty', () => {
    const html = renderToStaticMarkup(<Author locale="en" author={{ ...nobody, name: 'Anna' }} />);
    expect(html).toContain('Written by');
    expect(html).not.toMatch(/<img|<ul|mailto|tel:/);
  });
});
