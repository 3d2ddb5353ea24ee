import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageBreadcrumbs } from './PageBreadcrumbs.tsx';

describe('PageBreadcrumbs', () => {
  it('leads from the home page through the services to the current page', () => {
    const html = renderToStaticMarkup(<PageBreadcrumbs route="webAndMobile" locale="fr" />);
    expect(html).toMatch(/href="\/"[^>]*>Accueil<.*href="\/services"[^>]*>Services</);
    expect(html).toMatch(/aria-current="page"[^>]*>Développement web et mobile</);
  });

  it('speaks the language of the page and takes the title of an entry', () => {
    const html = renderToStaticMarkup(
      <PageBreadcrumbs route="consultingTopic" locale="en" current="Data management" />,
    );
    expect(html).toContain('href="/en/homepage"');
    expect(html).toContain('href="/en/services/services-advice"');
    expect(html).toMatch(/aria-current="page"[^>]*>Data management</);
  });
});
