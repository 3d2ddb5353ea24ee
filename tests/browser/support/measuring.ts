import { type Container, startContainer } from './container.ts';
import { startOwnSite } from './own-site.ts';
import type { Site } from './site.ts';

export const gtmId = 'GTM-TEST123';

/** A site that measures, and a stand-in for the container that notes every request. */
export interface Measuring {
  site: Site;
  container: Container;
  stop(): Promise<void>;
}

export async function startMeasuring(options: Record<string, string> = {}): Promise<Measuring> {
  const container = await startContainer();
  const env = { GTM_ID: gtmId, GTM_BASE_URL: container.url, ...options };
  const site = await startOwnSite({ env }).catch(async (error: unknown) => {
    await container.stop();
    throw error;
  });
  return {
    site,
    container,
    async stop() {
      await site.stop();
      await container.stop();
    },
  };
}
