import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Unavailable } from './Unavailable.tsx';

const page = {
  locale: 'en',
  title: "Sorry, this position isn't available in english.",
  back: { label: 'Back to career page', href: '/en/career' },
} as const;

describe('Unavailable', () => {
  it('says what is missing and leads back', () => {
    const html = renderToStaticMarkup(<Unavailable {...page} />);
    expect(html).toMatch(/<h1[^>]*>Sorry, this position isn&#x27;t available in english\.<\/h1>/);
    expect(html).toMatch(/href="\/en\/career"[^>]*>Back to career page/);
    expect(html).not.toContain('lang="fr"');
  });

  it('offers the French page, marked as French', () => {
    const html = renderToStaticMarkup(
      <Unavailable {...page} frenchHref="/carriere/designer-ux" text="We hire in French." />,
    );
    expect(html).toContain('We hire in French.');
    expect(html).toMatch(/href="\/carriere\/designer-ux" lang="fr" hrefLang="fr"/i);
  });
});
