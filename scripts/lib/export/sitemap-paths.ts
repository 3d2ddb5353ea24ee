import { Problem } from '../problem.ts';
import type { AskSite } from './ask-site.ts';

/** Every address that the sitemap names; of one in several files, the files too. */
export async function sitemapPaths(
  ask: AskSite,
  siteUrl: string,
  file = '/sitemap.xml',
): Promise<string[]> {
  const { status, body } = await ask(file);
  if (status !== 200) throw new Problem(`${file} answers ${status}. Nothing was replaced.`);
  const text = body.toString();
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    url.replaceAll('&amp;', '&').slice(siteUrl.length),
  );
  if (!text.includes('<sitemapindex')) return paths;
  const parts: string[] = [];
  for (const path of paths) parts.push(path, ...(await sitemapPaths(ask, siteUrl, path)));
  return parts;
}
