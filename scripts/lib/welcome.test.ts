import { expect, test } from 'vitest';
import { withTempDir } from '../../tests/support/temp-dir.ts';
import { loadSettings } from './settings.ts';
import { welcome } from './welcome.ts';

const say = (env: NodeJS.ProcessEnv, link?: string) =>
  withTempDir(async (folder) => welcome(await loadSettings({ DATA_DIR: folder, ...env }), link));

test('the addresses are those that people use', async () => {
  const text = await say({
    SITE_URL: 'https://salve.example',
    PUBLIC_URL: 'https://content.salve.example/',
  });
  expect(text).toContain('https://salve.example\n');
  expect(text).toContain('https://content.salve.example/admin\n');
  expect(text).not.toContain('localhost');
});

test('without any setting they are those of this machine', async () => {
  const text = await say({ PORT: '4000', CMS_PORT: '4001' });
  expect(text).toContain('http://localhost:4000\n');
  expect(text).toContain('http://localhost:4001/admin\n');
});

test('as long as nobody administers it, the link is there to be opened', async () => {
  const link = 'http://localhost:1337/admin/first-administrator?token=abc';
  expect(await say({}, link)).toContain(`\n  ${link}\n`);
  expect(await say({})).not.toContain('first administrator');
});

test('a content service that is run elsewhere has its admin elsewhere', async () => {
  const text = await say({ CONTENT_URL: 'https://content.salve.example' });
  expect(text).toContain('https://content.salve.example\n');
  expect(text).not.toContain('/admin');
});
