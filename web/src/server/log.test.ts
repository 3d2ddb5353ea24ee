import { expect, it } from 'vitest';
import { createLog } from './log.ts';

it('a path takes no more room than says enough', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  log.warn({ path: `/uploads/${'x'.repeat(3000)}.svg` }, 'A picture could not be served.');
  log.warn({ path: '/contact' }, 'A page failed.');
  const [long, short] = lines.map((line) => JSON.parse(line).path);
  expect(long).toHaveLength(201);
  expect(short).toBe('/contact');
});
