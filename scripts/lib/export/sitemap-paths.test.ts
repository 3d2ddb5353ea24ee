import { expect, it } from 'vitest';
import { createSitemap, sitemapPath } from '../../../web/src/server/machine-files/sitemap.ts';
import { sitemapPaths } from './sitemap-paths.ts';

const siteUrl = 'https://salve.example';

/** A site with its sitemap in files of so many pages. */
function site(limit?: number) {
  const sitemap = createSitemap({ siteUrl, published: { of: () => [] }, limit });
  return async (path: string) => {
    const file = sitemap(path);
    const status = file === undefined ? 404 : 200;
    return { status, headers: new Headers(), body: Buffer.from(file ?? '') };
  };
}

it('finds the same addresses in one file and in several, and the files', async () => {
  const whole = await sitemapPaths(site(), siteUrl);
  expect(whole).toContain('/en/services');
  const parted = await sitemapPaths(site(10), siteUrl);
  const files = parted.filter((path) => path.startsWith('/sitemap-'));
  expect(files.length).toBeGreaterThan(1);
  expect(parted.filter((path) => !files.includes(path))).toEqual(whole);
});

it('goes no further when a file is not there', async () => {
  const lacking = async (path: string) => site(10)(path === sitemapPath ? path : '/other.xml');
  await expect(sitemapPaths(lacking, siteUrl)).rejects.toThrow('/sitemap-1.xml answers 404.');
});
