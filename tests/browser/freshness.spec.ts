import { expect, test } from '@playwright/test';
import { freePort } from '../../scripts/lib/ports.ts';
import { startContentService } from '../contract/content-service.ts';
import { Editor } from '../contract/editor.ts';
import { patienceMs } from '../support/patience.ts';
import { startSite } from './support/site.ts';
import { whenSiteIsFilled } from './support/site-filled.ts';

/** Programs of its own: it publishes, and stops what others rely on. */
test('a publish shows at once; without the content service, what was seen stays', async ({
  request,
}) => {
  const port = await freePort();
  const content = await startContentService({ siteUrl: `http://127.0.0.1:${port}` });
  const site = await startSite({ content, port });
  try {
    const list = `${site.url}/nouvelles`;
    const title = 'Une nouvelle qui vient de paraître';
    expect(await (await request.get(list)).text()).not.toContain(title);

    // What is published before that waits its turn behind all other pages.
    await whenSiteIsFilled(site.url);
    const editor = await Editor.signIn(content);
    const published = await editor.publish('api::nouvelle.nouvelle', 'fr', {
      title,
      slug: 'vient-de-paraitre',
      desc: 'Publiée à l’instant.',
      date: '2030-01-01',
    });
    expect(published.status).toBe(200);
    await expect
      .poll(async () => (await request.get(list)).text(), { intervals: [100] })
      .toContain(title);
    await expect
      .poll(async () => (await request.get(`${site.url}/recherche?q=paraitre`)).text(), {
        intervals: [100],
        timeout: patienceMs,
      })
      .toContain('/nouvelle/vient-de-paraitre');

    await content.stop();
    const seen = await request.get(list);
    expect(seen.status()).toBe(200);
    expect(await seen.text()).toContain(title);

    const unseen = await request.get(`${site.url}/nouvelle/que-personne-n-a-vue`);
    expect(unseen.status()).toBe(503);
    expect(await unseen.text()).toContain('mailto:');

    // Across a restart, from the copies on disk.
    await site.kill();
    const again = await startSite({ content, dataDir: site.dataDir });
    const afterRestart = await request.get(`${again.url}/nouvelles`);
    expect(afterRestart.status()).toBe(200);
    expect(await afterRestart.text()).toContain(title);
    await again.stop();
  } finally {
    await site.stop();
    await content.stop();
  }
});
