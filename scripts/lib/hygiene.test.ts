import { expect, test } from 'vitest';
import { blemishesIn } from './hygiene.ts';

// Put together here, so that this file does not break the rules that it tests.
const slash = '/';
const call = (name: string) => `test.${name}('x', () => {});`;

test.each([
  ['docs/a.md', `see ${slash}home${slash}ana/project`],
  ['docs/a.md', `in ${slash}Users${slash}ana`],
  ['package-lock.json', `"resolved": "https:${slash}/packages.example/a.tgz"`],
  ['web/src/ui/a.test.tsx', call('only')],
  ['tests/browser/a.test.ts', call('skip')],
  ['scripts/a.test.ts', call(`describe.${'fixme'}`)],
  ['web/src/ui/Bar/Bar.tsx', '<p style={{ width }}>'],
  ['web/src/server/site.test.ts', `await vi.${'waitFor'}(() => ready)`],
  ['tests/faults/support/world.ts', `{ ${'timeout'}: 30_000 }`],
  ['tests/faults/vitest.config.ts', `${'testTimeout'}: 90_000,`],
  ['tests/browser/consent.spec.ts', `test.${'setTimeout'}(60_000);`],
  ['tests/contract/roles.test.ts', `  }${', 180_000'});`],
  ['tests/nodes/support/post.ts', `AbortSignal.${'timeout'}(5000)`],
])('%s may not say: %s', (file, line) => {
  expect(blemishesIn(file, `first line\n${line}`)).toEqual([expect.stringContaining(`${file}:2:`)]);
});

test.each([
  ['docs/a.md', 'the address https://salve.example/home/page'],
  ['package-lock.json', '"resolved": "web"'],
  ['package-lock.json', `"resolved": "https:${slash}/packages.invalid/a/-/a-1.0.0.tgz"`],
  ['web/src/ui/Bar/Bar.tsx', '<p className={styles.bar}>'],
  ['docs/a.md', `a ${call('only')} in prose`],
  ['tests/faults/support/world.ts', '{ timeout: patienceMs }'],
  ['web/src/server/http/waiting-room.ts', `{ ${'timeout'}: 30_000 }`],
])('%s may say: %s', (file, line) => {
  expect(blemishesIn(file, line)).toEqual([]);
});
