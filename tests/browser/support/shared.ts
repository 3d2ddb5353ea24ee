import type { ContentService } from '../../contract/content-service.ts';

/** The programs that all browser tests share. */
export interface Shared {
  siteUrl: string;
  /** The pictures that the site has made. */
  mediaDir: string;
  content: Pick<ContentService, 'url' | 'token' | 'hookSecret' | 'adminEmail' | 'adminPassword'>;
}

const variable = 'SALVE_BROWSER_TESTS';

/** Workers are processes of their own; the environment is what they inherit. */
export function share(shared: Shared) {
  process.env[variable] = JSON.stringify(shared);
}

/** The address of the shared site and all that is needed to speak to the content service behind it. */
export function shared(): Shared {
  const text = process.env[variable];
  if (text === undefined) throw new Error('The shared programs are started by global-setup.ts.');
  return JSON.parse(text) as Shared;
}

export const sharedSiteUrl = () => (process.env[variable] ? shared().siteUrl : undefined);
