import { freePort } from '../../scripts/lib/ports.ts';
import { type Site, startSite } from '../../tests/browser/support/site.ts';
import { type ContentService, startContentService } from '../../tests/contract/content-service.ts';

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

/** As the content service does when something is published that any page may show. */
export async function forgetPages({ content, site }: Programs): Promise<void> {
  const response = await fetch(`${site.url}/hooks/content`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${content.hookSecret}` },
    body: JSON.stringify({ event: 'media.update' }),
  });
  if (response.status !== 204) throw new Error(`The hook answered ${response.status}.`);
}

/** A whole page, and that it was one. */
export async function fetchPage(url: string): Promise<string> {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`);
  return response.text();
}
