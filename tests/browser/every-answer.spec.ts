import { expect, test } from '@playwright/test';
import { visits } from './support/addresses.ts';
import { htmlFaults } from './support/html-faults.ts';

for (const { path, locale, status } of visits) {
  test(`${path} answers with a whole and valid page`, async ({ request }) => {
    const response = await request.get(path);
    const html = await response.text();
    const [, lang] = /<html[^>]* lang="([^"]+)"/.exec(html) ?? [];
    const [, title] = /<title>([^<]+)<\/title>/.exec(html) ?? [];
    const [, description = ''] = /<meta name="description" content="([^"]+)"/.exec(html) ?? [];
    expect({ status: response.status(), lang, title }).toEqual({
      status,
      lang: `${locale}-CA`,
      title: expect.stringContaining('Salve'),
    });
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    // Nobody looks for the page that is none.
    if (status === 200) expect(description).toMatch(/\S{2}/);
    // Among others, no id twice.
    expect(await htmlFaults(html)).toEqual([]);
  });
}
