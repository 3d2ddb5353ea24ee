import { expect, test } from 'vitest';
import { htmlOf } from '../test-html.ts';
import { Submenu } from './Submenu.tsx';

test('tells the stylesheet how many links it has, and marks the current one', () => {
  const html = htmlOf(
    <Submenu
      links={[
        { name: 'Design', url: '/services/design', current: false },
        { name: 'Studio', url: '/services/studio', current: true },
      ]}
    />,
  );
  expect(html).toContain('data-count="2"');
  expect(html).toMatch(/href="\/services\/studio" aria-current="page"/);
  expect(html.match(/aria-current/g)).toHaveLength(1);
});
