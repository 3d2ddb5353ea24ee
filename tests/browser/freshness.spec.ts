import { expect } from '@playwright/test';
import { patienceMs } from '../support/patience.ts';
import { test } from './support/publishing.ts';

test('a publish shows at once; without the content service, what was seen stays', async ({
  request,
  publishing,
}) => {
  const { between, editor, site } = publishing;
  const list = `${site.url}/nouvelles`;
  const search = `${site.url}/recherche?q=paraitre`;
  const textOf = async (url: string) => (await request.get(url)).text();
  const title = 'Une nouvelle qui vient de paraître';
  expect(await textOf(list)).not.toContain(title);
  // Begins to read the site.
  expect(await textOf(search)).not.toContain('/nouvelle/vient-de-paraitre');

  const published = await editor.publish('api::nouvelle.nouvelle', 'fr', {
    title,
    slug: 'vient-de-paraitre',
    desc: 'Publiée à l’instant.',
    date: '2030-01-01',
  });
  expect(published.status).toBe(200);
  await expect.poll(() => textOf(list), { intervals: [100] }).toContain(title);
  await expect
    .poll(() => textOf(search), { intervals: [100], timeout: patienceMs })
    .toContain('/nouvelle/vient-de-paraitre');

  between.fault = 'refusing';
  try {
    const seen = await request.get(list);
    expect(seen.status()).toBe(200);
    expect(await seen.text()).toContain(title);

    const unseen = await request.get(`${site.url}/nouvelle/que-personne-n-a-vue`);
    expect(unseen.status()).toBe(503);
    expect(await unseen.text()).toContain('mailto:');

    // Across a restart, from the copies on disk.
    await publishing.restartSite();
    const afterRestart = await request.get(list);
    expect(afterRestart.status()).toBe(200);
    expect(await afterRestart.text()).toContain(title);
  } finally {
    between.fault = 'none';
  }
  await editor.remove('api::nouvelle.nouvelle', published);
});

test('saving a draft makes no page anew, publishing it does', async ({ request, publishing }) => {
  const { editor, site } = publishing;
  const job = 'api::poste.poste';
  const fields = { title: 'Un poste que personne ne voit', slug: 'personne-ne-voit' };
  const heard = () =>
    site.log.filter((line) => /"model":"poste".*"Content changed\."/.test(line)).length;
  const draft = await editor.create(job, 'fr', fields);
  expect(draft.status).toBe(201);
  // What was told later has been heard: so has the draft.
  const redirect = await editor.create('api::redirection.redirection', 'fr', {
    source: '/apres-le-brouillon',
    destination: '/contact',
  });
  await expect
    .poll(async () => (await request.get(`${site.url}/apres-le-brouillon`)).url())
    .toContain('/contact');
  expect(heard()).toBe(0);
  await editor.republish(job, draft.body.data.documentId, 'fr', fields);
  await expect.poll(heard).toBeGreaterThan(0);
  await editor.remove('api::redirection.redirection', redirect);
  await editor.remove(job, draft);
});
