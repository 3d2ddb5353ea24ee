import { Hono } from 'hono';
import type { ContentClient } from '../../content/client.ts';
import { ContentUnavailable } from '../../content/errors.ts';
import { Shown } from '../../content/shown.ts';
import { type Locale, locales } from '../../site/locale.ts';
import { pathTo } from '../../site/paths.ts';
import type { PublishedContent } from '../publishing/published-content.ts';
import { feedEntries, feedXml } from './feed.ts';
import { feedPath } from './feed-path.ts';
import { openSearchPath, openSearchXml } from './open-search.ts';
import { createSitemap, sitemapPath } from './sitemap.ts';

export interface MachineFilesOptions {
  readonly siteUrl: string;
  readonly content: ContentClient;
  readonly published: Pick<PublishedContent, 'of' | 'atHand'>;
}

/** Sent as they are; a server in front may compress them. */
const shortly = { 'Cache-Control': 'public, max-age=300', Vary: 'Accept-Encoding' };

/** Links within the site that a browser may fetch ahead, when the visitor is about to follow them. */
const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/media/*', '/functions/*', '/*.xml'] } },
          { not: { selector_matches: '[rel~=nofollow], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

const manifest = {
  name: 'Salve',
  short_name: 'Salve',
  lang: 'fr-CA',
  start_url: '/',
  display: 'browser',
  background_color: '#F8F0E1',
  theme_color: '#F8F0E1',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

export function createMachineFiles({ siteUrl, content, published }: MachineFilesOptions): Hono {
  const app = new Hono();
  const sitemap = createSitemap({ siteUrl, published });
  const untracked = content.recording(new Shown());
  const asXml = { ...shortly, 'Content-Type': 'application/xml; charset=utf-8' };

  app.get('/robots.txt', (c) =>
    c.text(
      `User-agent: *\nDisallow: /functions/\nDisallow: /hooks/\n\nSitemap: ${siteUrl + sitemapPath}\n`,
      200,
      shortly,
    ),
  );
  app.on('GET', [sitemapPath, '/:part{sitemap-\\d+\\.xml}'], async (c, next) => {
    await published.atHand();
    const file = sitemap(c.req.path);
    return file === undefined ? next() : c.body(file, 200, asXml);
  });
  for (const locale of locales) {
    app.get(feedPath(locale), async (c) =>
      c.body(await feed(locale), 200, {
        ...asXml,
        'Content-Type': 'application/atom+xml; charset=utf-8',
      }),
    );
  }
  for (const locale of locales) {
    app.get(openSearchPath(locale), (c) =>
      c.body(openSearchXml(locale, siteUrl), 200, {
        ...shortly,
        'Content-Type': 'application/opensearchdescription+xml; charset=utf-8',
      }),
    );
  }
  app.get('/manifest.webmanifest', (c) =>
    c.body(JSON.stringify(manifest), 200, {
      ...shortly,
      'Content-Type': 'application/manifest+json',
    }),
  );
  app.get('/speculation-rules.json', (c) =>
    c.body(JSON.stringify(speculationRules), 200, {
      ...shortly,
      'Content-Type': 'application/speculationrules+json',
    }),
  );
  app.get('/.well-known/security.txt', (c) =>
    c.text(securityText(siteUrl, new Date()), 200, shortly),
  );

  // A crawler that comes while the content service is away is asked to come again.
  app.onError((error, c) => {
    if (error instanceof ContentUnavailable) return c.body(null, 503, { 'Retry-After': '60' });
    throw error;
  });

  const feed = async (locale: Locale) =>
    feedXml(await feedEntries(untracked, locale), locale, siteUrl);
  return app;
}

/** RFC 9116. The date it must carry moves along, so that the file never expires in service. */
function securityText(siteUrl: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1)).toISOString();
  return [
    'Contact: mailto:securite@salve.example',
    `Expires: ${expires}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    `Policy: ${siteUrl}${pathTo('security', 'en')}`,
    '',
  ].join('\n');
}
