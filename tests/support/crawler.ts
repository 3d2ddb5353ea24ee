/**
 * Walks over a site as a search engine does: the site itself, or a copy of it. Each walk answers
 * with what is wrong, in words.
 */

/** Values of `<link rel=… href>` in a page's HTML, by language where they have one. */
export function linksIn(html: string, rel: string): { href: string; lang: string | undefined }[] {
  return [...html.matchAll(/<link [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`rel="${rel}"`) && !tag.includes('atom+xml'))
    .map((tag) => ({
      href: /href="([^"]+)"/.exec(tag)?.[1] ?? '',
      lang: /hreflang="([^"]+)"/i.exec(tag)?.[1],
    }));
}

const textOf = async (url: string) => (await fetch(url)).text();
const statusOf = async (url: string) => (await fetch(url)).status;

/** Links within the site that do not answer. */
export async function deadLinks(
  url: string,
  paths: readonly string[],
): Promise<{ followed: number; broken: string[] }> {
  const targets = new Map<string, string>();
  for (const path of paths) {
    const html = await textOf(url + path);
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#]*)[^"]*"/g)) {
      targets.set(href.replaceAll('&amp;', '&'), path);
    }
  }
  const broken: string[] = [];
  for (const [target, from] of targets) {
    const status = await statusOf(url + target);
    if (status !== 200) broken.push(`${status} ${target} (on ${from})`);
  }
  return { followed: targets.size, broken };
}

/** Links within a page to a part that it does not have. */
export async function lostAnchors(url: string, paths: readonly string[]): Promise<string[]> {
  const lost: string[] = [];
  for (const path of paths) {
    const html = await textOf(url + path);
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const [, id = ''] of html.matchAll(/<a [^>]*href="#([^"]+)"/g)) {
      if (!ids.has(id)) lost.push(`#${id} on ${path}`);
    }
  }
  return lost;
}

/** Pages that do not say where they are, or whose counterpart says something else. */
export async function strayPages(url: string, paths: readonly string[]): Promise<string[]> {
  const stray: string[] = [];
  const namedBy = (html: string) => linksIn(html, 'alternate').filter(({ lang }) => lang);
  for (const path of paths) {
    const html = await textOf(url + path);
    const canonical = linksIn(html, 'canonical')[0]?.href ?? '';
    if (!URL.canParse(canonical) || new URL(canonical).pathname !== path) {
      stray.push(`${path} says that it is at ${canonical}`);
    }
    const alternates = namedBy(html);
    if (/<meta name="robots" content="[^"]*noindex/.test(html)) {
      if (alternates.length > 0) stray.push(`${path} is hidden and names counterparts`);
      continue;
    }
    for (const { href } of alternates) {
      const target = new URL(href).pathname;
      const answer = await fetch(url + target, { redirect: 'manual' });
      const theirs = namedBy(await answer.text());
      if (answer.status !== 200) stray.push(`${path} → ${target}: ${answer.status}`);
      else if (JSON.stringify(theirs) !== JSON.stringify(alternates)) {
        stray.push(`${path} → ${target}: names others`);
      }
    }
  }
  return stray;
}

/** Pictures for social networks that are missing, or are none. */
export async function lostSharePictures(url: string, paths: readonly string[]): Promise<string[]> {
  const pictures = new Set(['/og-image.jpg']);
  const lost: string[] = [];
  for (const path of paths) {
    const html = await textOf(url + path);
    const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];
    if (address) pictures.add(new URL(address).pathname);
    else lost.push(`none on ${path}`);
  }
  for (const picture of pictures) {
    const answer = await fetch(url + picture);
    await answer.body?.cancel();
    const type = answer.headers.get('Content-Type');
    if (answer.status !== 200 || type !== 'image/jpeg') {
      lost.push(`${answer.status} ${type} ${picture}`);
    }
  }
  return lost;
}

/** Addresses of the sitemap: how many, and those that do not answer, come twice or are hidden. */
export async function wrongInSitemap(url: string): Promise<{ listed: number; wrong: string[] }> {
  const xml = await textOf(`${url}/sitemap.xml`);
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const wrong = paths.filter((path, index) => paths.indexOf(path) !== index);
  for (const path of paths) {
    const answer = await fetch(url + path, { redirect: 'manual' });
    const isHidden = /<meta name="robots" content="[^"]*noindex/.test(await answer.text());
    if (answer.status !== 200 || isHidden) wrong.push(`${answer.status} ${path}`);
  }
  return { listed: paths.length, wrong };
}
