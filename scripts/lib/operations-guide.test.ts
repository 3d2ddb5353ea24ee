import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from './files.ts';
import { root } from './paths.ts';
import { secretNames } from './secrets.ts';

const read = (file: string) => readFile(join(root, file), 'utf8');
const guide = await read('docs/operations.md');

const all = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, found]) => found ?? '')),
];

async function filesOf(folder: string, ending: RegExp): Promise<string[]> {
  const found: string[] = [];
  for await (const file of filesUnder(root, folder, () => false)) {
    if (ending.test(file)) found.push(file);
  }
  return found;
}

test('every command that a guide names exists', async () => {
  const { scripts } = JSON.parse(await read('package.json')) as { scripts: object };
  const guides = [...(await filesOf('docs', /\.md$/)), 'README.md', 'CONTRIBUTING.md'];
  for (const file of guides) {
    const named = all(await read(file), /npm run (?:--silent )?([a-z]+)/g);
    expect(
      named.filter((name) => !(name in scripts)),
      file,
    ).toEqual([]);
  }
});

test('the guide explains every metric of the site, and no other', async () => {
  const measured = all(await read('web/src/server/metrics.ts'), /name: '(\w+)'/g);
  expect(measured).toContain('deliveries_waiting');
  expect(
    all(guide, /^\| `(\w+_\w+)` \|.*\|.*\|$/gm)
      .filter((name) => /^[a-z_]+$/.test(name))
      .toSorted(),
  ).toEqual(measured.toSorted());
  const alerts = guide.slice(guide.indexOf('## Alerts'), guide.indexOf('## When something'));
  const used = all(alerts, /\b([a-z]+(?:_[a-z]+)+)(?=[{[)\]])/g).map((name) =>
    name.replace(/_bucket$/, ''),
  );
  expect(used.filter((name) => name !== 'histogram_quantile' && !measured.includes(name))).toEqual(
    [],
  );
});

test('the guide explains every line that the site logs', async () => {
  const lines: string[] = [];
  for (const file of await filesOf('web/src', /(?<!\.test)\.tsx?$/)) {
    const calls = /\blog\.(?:fatal|error|warn|info)\([^;]*?'([A-Z][^']+\.)'/g;
    lines.push(...all(await read(file), calls));
  }
  expect(lines.length).toBeGreaterThan(8);
  expect(lines.filter((line) => !guide.includes(`\`${line}\``))).toEqual([]);
});

test('the guide explains every secret', () => {
  expect(secretNames.filter((name) => !guide.includes(`\n| \`${name}\` |`))).toEqual([]);
});

test('the proxy of the guide refuses the same uploads as the shipped one, in the same words', async () => {
  const shipped = await read('deploy/nginx/content.conf.template');
  const lines = all(shipped, /^ *(client_max_body_size .*|return 413 .*)$/gm);
  expect(lines.length).toBe(2);
  expect(lines.filter((line) => !guide.includes(line))).toEqual([]);
});
