import { shared } from './shared.ts';
import { type Site, type SiteOptions, startSite } from './site.ts';

/** A site of the test's own, with the content and the pictures that all share. */
export function startOwnSite(options: Partial<SiteOptions> = {}): Promise<Site> {
  const { content, mediaDir } = shared();
  return startSite({ content, mediaDir, ...options });
}
