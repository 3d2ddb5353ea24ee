import { setTimeout as sleep } from 'node:timers/promises';
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { startSite } from '../tests/browser/support/site.ts';
import { startContentService } from '../tests/contract/content-service.ts';
import { freePort } from '../scripts/lib/ports.ts';
import { fillNews } from './support/many-news.ts';
import { metricsOf } from './support/metrics-of.ts';
import { asInService } from './support/programs.ts';
const size = Number(process.argv[2]);
const port = await freePort();
const content = await startContentService({ siteUrl: `http://127.0.0.1:${port}`, beforeStart: (f) => void fillNews(f, size) });
const dataDir = mkdtempSync('/tmp/zz-data-');
const rep = mkdtempSync('/tmp/zz-rep-');
const site = await startSite({ content, port, dataDir, env: { ...asInService, NODE_OPTIONS: `--heapsnapshot-signal=SIGUSR2 --diagnostic-dir=${rep}` } });
let peak = 0; let last = 0;
for (let i = 0; i < 4000; i++) {
  const rss = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]) / 1024;
  peak = Math.max(peak, rss);
  const m = await metricsOf(site.url); const of = (n: string) => m.get(n) ?? NaN;
  const ready = of('published_pages{state="ready"}'), w = of('published_pages{state="waiting"}'), u = of('search_pages{state="unread"}');
  if (i % 20 === 0 || (w === 0 && u === 0)) console.log(new Date().toISOString().slice(14, 19), 'rss', rss | 0, 'peak', peak | 0, 'ready', ready, 'waiting', w, 'unread', u);
  if (ready > size && w === 0 && u === 0) { if (++last > 3) break; }
  await sleep(500);
}
process.kill(site.pid!, 'SIGUSR2'); await sleep(3000);
console.log(rep); await sleep(8000);
console.log(readFileSync(`/proc/${site.pid}/status`, 'utf8').match(/Rss.*|VmRSS.*|Threads.*/g));
await site.stop(); await content.stop();
