/** What the content service writes down of the calls that it answers. */
import { expect, inject, test } from 'vitest';
import { startSecondNode } from './content-service.ts';

test('what visitors search for is in no log', async () => {
  const service = inject('service');
  const lines: string[] = [];
  const node = await startSecondNode(service, {}, (line) => lines.push(line));
  try {
    const found = await fetch(`${node.url}/api/blogues?filters[Title][$containsi]=motsecret`, {
      headers: { Authorization: `Bearer ${service.token}` },
    });
    expect(found.status).toBe(200);
    await found.text();
  } finally {
    await node.stop();
  }
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join('\n')).not.toMatch(/motsecret|containsi/);
});
