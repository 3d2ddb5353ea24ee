import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Partner } from '../../content/schema/partner.ts';
import { Partners } from './Partners.tsx';

const heading = { title: 'En bonne compagnie', text: 'Ils répondent au téléphone.' };
const nordet: Partner = {
  id: 1,
  name: 'Nordet',
  link: 'https://nordet.example',
  lang: 'fr',
  logo: {
    src: '/uploads/nordet.svg',
    width: 319,
    height: 94,
    alt: { fr: 'Nordet', en: 'Nordet' },
    tone: undefined,
  },
};

describe('Partners', () => {
  it('links each mark and names it in its language', () => {
    const html = renderToStaticMarkup(<Partners heading={heading} partners={[nordet]} />);
    expect(html).toContain('href="https://nordet.example" lang="fr"');
    expect(html).toContain('alt="Nordet"');
  });

  it('writes the name where there is no logo, and no link where there is no address', () => {
    const plain = { ...nordet, logo: undefined, link: undefined };
    const html = renderToStaticMarkup(<Partners heading={heading} partners={[plain]} />);
    expect(html).toContain('>Nordet</span>');
    expect(html).not.toContain('<a ');
  });

  it('is left out without partners or without a heading', () => {
    expect(renderToStaticMarkup(<Partners heading={heading} partners={[]} />)).toBe('');
    expect(renderToStaticMarkup(<Partners heading={heading} partners={undefined} />)).toBe('');
    expect(renderToStaticMarkup(<Partners heading={undefined} partners={[nordet]} />)).toBe('');
  });
});
