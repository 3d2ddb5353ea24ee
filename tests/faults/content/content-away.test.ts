import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { type Site, startSite } from '../../browser/support/site.ts';
import { inAll } from '../../support/scope.ts';
import { until } from '../../support/until.ts';
import { type Fault, type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { postForm, postJson, visitor } from '../support/posting.ts';

/** Seen before the fault. */
const known = ['/termes', '/en/terms', '/nouvelles'];
/** Nobody but the content service can say whether there is such a page. */
const unknown = [
  { path: '/nouvelle/jamais-vue', lang: 'fr-CA', words: 'Réessayer' },
  { path: '/en/blog/never-seen', lang: 'en-CA', words: 'Try again' },
];

const content = inject('content');
let proxy: FaultProxy;
let dataDir: string;
let site: Site;

const start = () =>
  startSite({
    content: { ...content, url: proxy.url },
    port: inject('sitePort'),
    dataDir,
    env: { INBOX_TOKEN: content.inboxToken, TRUST_PROXY: 'true' },
  });

beforeEach(async () => {
  proxy = await startFaultProxy(content.url);
  dataDir = await mkdtemp(join(tmpdir(), 'salve-away-'));
  site = await start();
  await expectKnownPages();
});
afterEach(async () => {
  await site?.stop();
  await proxy?.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function expectKnownPages() {
  await Promise.all(
    known.map(async (path) => {
      const response = await fetch(site.url + path);
      expect(response.status, path).toBe(200);
      expect(await response.text(), path).toContain('</html>');
    }),
  );
}

async function expectHonestPages() {
  await Promise.all(
    unknown.map(async ({ path, lang, words }) => {
      const response = await fetch(site.url + path, { headers: { Accept: 'text/html' } });
      expect(response.status, path).toBe(503);
      const html = await response.text();
      expect(html, path).toContain(`<html lang="${lang}"`);
      expect(html, path).toContain(words);
      expect(html, path).not.toMatch(/\bat .+:\d+:\d+/);
    }),
  );
}

async function expectForms() {
  expect((await postJson(site.url)).status).toBe(200);
  expect((await postForm(site.url)).status).toBe(303);
  const invalid = await postForm(site.url, { fields: { email: 'no' } });
  expect(invalid.status).toBe(422);
  expect(invalid.text).toContain(visitor.lastname);
}

const faults: Fault[] = [
  'refusing',
  'hanging',
  'failing',
  'html',
  'truncated',
  'misshapen',
  'dripping',
];

describe.each(inAll<Fault>(faults, ['refusing', 'hanging', 'truncated']))(
  'a content service that is %s',
  (fault) => {
    test('spoils nothing that was seen, is told where it must be, and comes back', async () => {
      proxy.fault = fault;
      await expectKnownPages();
      await expectHonestPages();
      await expectForms();

      await site.stop();
      const leftBefore = proxy.leftWaiting();
      site = await start();
      await expectKnownPages();
      // Nobody waited for it, though it was asked and never answered.
      if (fault === 'hanging') expect(proxy.leftWaiting()).toBeGreaterThan(leftBefore);

      proxy.fault = 'none';
      await until(async () => (await fetch(`${site.url}${unknown[0]?.path}`)).status === 404);
      await until(() => proxy.waiting() === 0);
    });
  },
);
