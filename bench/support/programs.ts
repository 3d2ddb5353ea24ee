import { freePort } from '../../scripts/lib/ports.ts';
import { type Address, addresses } from '../../tests/browser/support/addresses.ts';
import { type Site, startSite } from '../../tests/browser/support/site.ts';
import { type ContentService, startContentService } from '../../tests/contract/content-service.ts';
import { ownerOf } from '../../web/src/site/entry-route.ts';
import { matchPath } from '../../web/src/site/paths.ts';

export interface Programs {
  readonly content: ContentService;
  readonly site: Site;
}

interface ProgramOptions {
  /** Changes the content before the service starts on it. */
  readonly beforeStart?: (dataDir: string) => void;
  /** Where the content service tells of publishes; the site itself when not given. */
  readonly announceTo?: string;
  readonly env?: Record<string, string>;
}

/** Tests leave the first out. */
export const asInService = { PAGES_AHEAD: 'true', TRUST_PROXY: 'true' };

/** The content service full of the sample content and the built site on it, for as long as `use` takes. */
export async function withPrograms<T>(
  use: (programs: Programs) => Promise<T>,
  { beforeStart, announceTo, env }: ProgramOptions = {},
): Promise<T> {
  const port = await freePort();
  const content = await startContentService({
    siteUrl: announceTo ?? `http://127.0.0.1:${port}`,
    ...(beforeStart && { beforeStart }),
  });
  try {
    const site = await startSite({ content, port, env: { ...asInService, ...env } });
    try {
      return await use({ content, site });
    } finally {
      await site.stop();
    }
  } finally {
    await content.stop();
  }
}

/** Whose entry a page shows; nobody's where its words are the site's own. */
const ownerOfPage = ({ path, locale }: Address) => {
  const match = matchPath(path);
  return match && ownerOf(match, locale);
};

/** Addresses of pages that are drawn anew when somebody publishes their entry. */
export const publishedAddresses = addresses.filter((address) => ownerOfPage(address));

/** As the content service does when the entry of this page is published. */
export async function publishEntryOf(
  address: Address,
  site: Pick<Site, 'url'>,
  hookSecret: string,
): Promise<void> {
  const owner = ownerOfPage(address);
  if (!owner) throw new Error(`${address.path} shows nobody's entry.`);
  const { model, slug, locale } = owner;
  const response = await fetch(`${site.url}/hooks/content`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${hookSecret}` },
    // Pages that show the entry are found by its slug, or else by its model: any document will do.
    body: JSON.stringify({
      event: 'entry.publish',
      model,
      entry: { documentId: address.path, slug, locale },
    }),
  });
  if (response.status !== 204) throw new Error(`The hook answered ${response.status}.`);
}

/** A whole page, and that it was one. */
export async function fetchPage(url: string): Promise<string> {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`);
  return response.text();
}
