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

test('of twenty publishes in a row each shows, and twenty corrections change no order', async ({
  request,
  publishing,
}) => {
  const { editor, site } = publishing;
  const news = 'api::nouvelle.nouvelle';
  const numbers = Array.from({ length: 20 }, (_, at) => at + 1);
  const fieldsOf = (number: number, title: string) => ({
    title: `${title} ${number}.`,
    slug: `coup-sur-coup-${number}`,
    desc: 'L’une après l’autre.',
    // The later is the newer, except for the last ones, which share a day.
    date: `2031-01-${String(Math.min(number, 18)).padStart(2, '0')}`,
  });
  const shownTitles = async () => {
    const list = await (await request.get(`${site.url}/nouvelles`)).text();
    return [...list.matchAll(/(?:Coup sur coup|Corrigée) (\d+)\./g)].map(([title]) => title);
  };
  const newest = [20, 19, 18, 17, 16];

  const published = [];
  for (const number of numbers) {
    published.push(await editor.publish(news, 'fr', fieldsOf(number, 'Coup sur coup')));
  }
  await expect
    .poll(async () => [...new Set(await shownTitles())])
    .toEqual(newest.map((number) => `Coup sur coup ${number}.`));
  for (const number of numbers) {
    const page = `${site.url}/nouvelle/coup-sur-coup-${number}`;
    await expect.poll(async () => (await request.get(page)).status()).toBe(200);
  }

  // The newest first: what was saved last must not come first for that.
  for (const [at, { body }] of [...published.entries()].reverse()) {
    await editor.republish(news, body.data.documentId, 'fr', fieldsOf(at + 1, 'Corrigée'));
  }
  await expect
    .poll(async () => [...new Set(await shownTitles())])
    .toEqual(newest.map((number) => `Corrigée ${number}.`));
  for (const one of published) await editor.remove(news, one);
});
