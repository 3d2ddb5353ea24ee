import { onTestFinished } from 'vitest';
import { readEnvironment } from './environment.ts';
import { createSite, type SiteParts } from './site.ts';

export const hookSecret = 'a-hook-secret-of-some-length';

interface TestSite extends Partial<Omit<SiteParts, 'env'>> {
  readonly contentUrl: string;
  /** Of its data. */
  readonly folder: string;
  readonly settings?: Record<string, string>;
}

/** The whole site with another content service, until the end of the test. */
export function testSite({ contentUrl, folder, settings, ...parts }: TestSite) {
  const site = createSite({
    assetsFor: () => ({ stylesheets: [], fonts: [], scripts: [] }),
    ...parts,
    env: readEnvironment({
      CONTENT_URL: contentUrl,
      CONTENT_TOKEN: 'a-content-token-of-some-length',
      HOOK_SECRET: hookSecret,
      SITE_URL: 'https://salve.example',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      NODE_ENV: 'test',
      ...settings,
    }),
  });
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= site.stop());
  onTestFinished(stop);
  return {
    ...site,
    stop,
    /** As the content service tells of a change. */
    tell: async (change: object): Promise<Response> =>
      site.app.request('/hooks/content', {
        method: 'POST',
        headers: { Authorization: `Bearer ${hookSecret}` },
        body: JSON.stringify(change),
      }),
  };
}
