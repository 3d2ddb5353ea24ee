import { expect, type Page, test } from '@playwright/test';
import { payloads } from '../../web/src/ui/rich-text/xss-payloads.ts';
import { inAll } from '../support/scope.ts';
import { addresses } from './support/addresses.ts';
import { startContentGate } from './support/content-gate.ts';
import { fetchPictures } from './support/fetch-pictures.ts';
import { foreignRequests } from './support/foreign.ts';
import { startOwnSite } from './support/own-site.ts';
import { shared } from './support/shared.ts';
import { wakeAll } from './support/wake.ts';

// What the policy would stop must not be there in the first place.
test.use({ bypassCSP: true });

const french = addresses.filter(({ locale }) => locale === 'fr');
const everyFourth = french.filter((_, index) => index % 4 === 0);

test('nothing that editors could write runs in a browser, on any page', async ({
  page,
  context,
}) => {
  const { content } = shared();
  const poisoner = new Poisoner();
  const gate = await startContentGate(content.url, {
    rewrites: (answer) => poisoner.poisoned(answer),
  });
  const site = await startOwnSite({ content: { ...content, url: gate.url } });
  try {
    const foreign = foreignRequests(context, site.url);
    await page.addInitScript(noteExecutions);
    for (const { path } of inAll(french, everyFourth)) {
      const response = await page.goto(site.url + path);
      expect(response?.status(), path).toBe(200);
      await fetchPictures(page);
      await wakeAll(page);
      expect(await executions(page), path).toEqual([]);
      expect(await scriptsInAttributes(page), path).toEqual([]);
    }
    expect(foreign).toEqual([]);
    // Each was in some text of some page.
    expect(poisoner.used).toBeGreaterThanOrEqual(payloads.length);
  } finally {
    await site.stop();
    await gate.close();
  }
});

/** Adds one hostile text to each text of an answer, all of them in turn. */
class Poisoner {
  used = 0;

  poisoned(value: unknown): unknown {
    if (typeof value === 'string') return isText(value) ? `${value}\n\n${this.#next()}` : value;
    if (Array.isArray(value)) return value.map((item) => this.poisoned(item));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, this.poisoned(item)]),
    );
  }

  #next(): string {
    const payload = payloads[this.used % payloads.length] ?? '';
    this.used += 1;
    return payload;
  }
}

/** What people write, unlike names of files, dates and choices from a list. */
const isText = (value: string) => /\p{L} \p{L}/u.test(value);

/** All payloads that run call one of these, or ask another host for something. */
function noteExecutions() {
  const found: string[] = [];
  const note =
    (name: string) =>
    (...values: unknown[]) => {
      found.push(`${name}(${values.join()})`);
    };
  Object.assign(window, {
    executions: found,
    alert: note('alert'),
    confirm: note('confirm'),
    prompt: note('prompt'),
  });
}

const executions = (page: Page) =>
  page.evaluate(() => (window as unknown as { executions: string[] }).executions);

/** What would run once somebody clicks, points or presses a key. */
const scriptsInAttributes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(
          ({ name, value }) =>
            name.startsWith('on') ||
            /^(?:javascript|vbscript|data:text)/i.test(value.replace(/[\0-\x20]/g, '')),
        )
        .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
    ),
  );
