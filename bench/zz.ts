import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../scripts/lib/ports.ts';
import { startSite } from '../tests/browser/support/site.ts';
import { startContentService } from '../tests/contract/content-service.ts';
import { Editor } from '../tests/contract/editor.ts';
import { pathTo } from '../web/src/site/paths.ts';
import { searchHref } from '../web/src/site/search-address.ts';
import { fillNews } from './support/many-news.ts';
import { metricsOf } from './support/metrics-of.ts';
import { asInService, fetchPage } from './support/programs.ts';
import { timedGet } from './support/timed-get.ts';

const size = Number(process.argv[2]);
const port = await freePort();
const dataDir = await mkdtemp(`/tmp/zz-${size}-`);
const slugs: string[] = [];
const content = await startContentService({
  siteUrl: `http://127.0.0.1:${port}`,
  beforeStart: (folder) => void slugs.push(...fillNews(folder, size)),
});
const t0 = performance.now();
const site = await startSite({ content, port, dataDir, env: asInService });
console.log(
  JSON.stringify({
    size,
    site: site.url,
    pid: site.pid,
    content: content.url,
    cpid: content.pid,
    token: content.token,
    hook: content.hookSecret,
    dataDir,
  }),
);
async function ready() {
  for (;;) {
    const m = await metricsOf(site.url);
    const of = (name: string) => m.get(name) ?? Number.NaN;
    if (
      of('published_pages{state="ready"}') > size &&
      of('published_pages{state="waiting"}') === 0 &&
      of('search_pages{state="unread"}') === 0
    )
      return;
    await sleep(500);
  }
}
await ready();
console.log('ready after', Math.round(performance.now() - t0));
const editor = await Editor.signIn(content);
const shown = async (url: string, what: string, since: number) => {
  let looks = 0;
  let worst = 0;
  for (;;) {
    const a = performance.now();
    const html = await fetchPage(url);
    looks += 1;
    worst = Math.max(worst, performance.now() - a);
    if (html.includes(`href="${what}"`))
      return { ms: Math.round(performance.now() - since), looks, worst: Math.round(worst) };
    await sleep(25);
  }
};
for (let n = 0; n < 6; n++) {
  const slug = `zz-${size}-${n}`;
  const word = `zibeline${'abcdefgh'[n]}`;
  const path = pathTo('article', 'fr', { slug });
  const at = performance.now();
  const p = editor
    .publish('api::nouvelle.nouvelle', 'fr', { slug, title: word, desc: 'x', date: '2030-01-01' })
    .then(() => Math.round(performance.now() - at));
  const publish = await p;
  const visible = await shown(site.url + pathTo('news', 'fr'), path, at);
  const found = await shown(site.url + searchHref('fr', { text: word }), path, at);
  console.log(JSON.stringify({ publish, visible, found }));
  await sleep(2500);
  await ready();
}
const times = async (paths: string[]) => {
  const t: number[] = [];
  for (const p of paths) t.push(await timedGet(site.url + p));
  return t.map((x) => +x.toFixed(1));
};
const chosen = Array.from(
  { length: 20 },
  (_, at) => slugs[Math.floor(((at + 0.5) * slugs.length) / 20)] ?? '',
);
console.log('first', await times(chosen.map((slug) => pathTo('article', 'fr', { slug }))));
console.log('again', await times(chosen.map((slug) => pathTo('article', 'fr', { slug }))));
const deep = Math.floor(size / 10);
console.log(
  'deep',
  await times([0, 1, 2, 3, 4].map((at) => `${pathTo('news', 'fr')}?page=${deep - at}`)),
);
const words = ['accessibilité', 'commerce', 'refonte', 'panier', 'équipe'];
console.log('search', await times(words.map((text) => searchHref('fr', { text }))));
console.log('alive');
for (let n = 0; n < 1800 && !existsSync(`/tmp/zz-stop-${size}`); n++) await sleep(1000);
await site.stop();
await content.stop();
