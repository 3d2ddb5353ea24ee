import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../../scripts/lib/ports.ts';
import { startContentService } from '../../contract/content-service.ts';
import { fewPictures } from '../../contract/few-pictures.ts';
import { isEverything } from '../../support/scope.ts';
import { startContainer } from './container.ts';
import { gtmId } from './measuring.ts';
import { share } from './shared.ts';
import { startSite } from './site.ts';
import { whenSiteIsFilled } from './site-filled.ts';

/**
 * One content service, full of the sample content, and one built site for all browser tests. It
 * could measure: that it does not, where nobody agreed, is what they look at. It has drawn all of
 * its pages before they begin, so that no test has to do with how fast it draws.
 */
export default async function globalSetup() {
  const port = await freePort();
  const content = await startContentService({
    siteUrl: `http://127.0.0.1:${port}`,
    ...(!isEverything && { beforeStart: fewPictures }),
  });
  const container = await startContainer();
  const env = { GTM_ID: gtmId, GTM_BASE_URL: container.url, PAGES_AHEAD: 'true' };
  const stopOthers = async () => {
    await content.stop();
    await container.stop();
  };
  const site = await startSite({ content, port, env }).catch(async (error: unknown) => {
    await stopOthers();
    throw error;
  });
  const stop = async () => {
    await site.stop();
    await stopOthers();
  };
  await whenSiteIsFilled(site.url).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const { url, token, hookSecret, adminEmail, adminPassword } = content;
  const mediaDir = join(site.dataDir, 'media');
  await mkdir(mediaDir, { recursive: true });
  share({
    siteUrl: site.url,
    mediaDir,
    content: { url, token, hookSecret, adminEmail, adminPassword },
  });
  return stop;
}
