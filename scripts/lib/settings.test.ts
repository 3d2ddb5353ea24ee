import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { withTempDir } from '../../tests/support/temp-dir.ts';
import { root } from './paths.ts';
import { cmsEnv, loadSettings, siteEnv } from './settings.ts';

const load = (env: NodeJS.ProcessEnv) =>
  withTempDir((folder) => loadSettings({ DATA_DIR: folder, ...env }));

test('without any setting both programs run here and know each other', async () => {
  const settings = await load({ PORT: '3000' });
  expect(settings).toMatchObject({ runsCms: true, sitePort: 3000 });
  expect(siteEnv(settings).CONTENT_TOKEN).toBe(cmsEnv(settings).CONTENT_TOKEN);
  expect(siteEnv(settings).INBOX_TOKEN).toBe(cmsEnv(settings).INBOX_TOKEN);
  expect(siteEnv(settings).HOOK_SECRET).toBe(cmsEnv(settings).HOOK_SECRET);
});

test('each program gets its own port, and addresses follow the ports', async () => {
  const settings = await load({ PORT: '4000', CMS_PORT: '4001' });
  expect(siteEnv(settings)).toMatchObject({
    PORT: '4000',
    SITE_URL: 'http://localhost:4000',
    CONTENT_URL: 'http://localhost:4001',
  });
  expect(cmsEnv(settings)).toMatchObject({ PORT: '4001', SITE_URL: 'http://localhost:4000' });
});

test('CONTENT_URL means that the content service is run elsewhere', async () => {
  const settings = await load({ CONTENT_URL: 'https://content.salve.example' });
  expect(settings.runsCms).toBe(false);
  expect(siteEnv(settings).CONTENT_URL).toBe('https://content.salve.example');
});

test('the environment wins over created secrets', async () => {
  expect(siteEnv(await load({ CONTENT_TOKEN: 'mine' })).CONTENT_TOKEN).toBe('mine');
});

test("the site's process sees nothing of what only the content service reads", async () => {
  const example = await readFile(join(root, '.env.example'), 'utf8');
  const [, section = ''] = /── The content service ─+\n(.*?)\n# ── /s.exec(example) ?? [];
  const names = Object.keys(parseEnv(section)).filter((name) => name !== 'PUBLIC_URL');
  expect(names).toEqual(expect.arrayContaining(['ADMIN_EMAIL', 'ADMIN_PASSWORD', 'APP_KEYS']));

  const settings = await load(Object.fromEntries(names.map((name) => [name, '1'])));
  expect(names.filter((name) => name in siteEnv(settings))).toEqual([]);
  expect(cmsEnv(settings)).toMatchObject({ ADMIN_PASSWORD: '1', S3_SECRET_ACCESS_KEY: '1' });
});

test('the content service is for this machine alone until CMS_HOST opens it', async () => {
  const closed = await load({ HOST: '0.0.0.0' });
  expect(cmsEnv(closed).HOST).toBe('127.0.0.1');
  expect(siteEnv(closed).HOST).toBe('0.0.0.0');
  const open = await load({ CMS_HOST: '0.0.0.0' });
  expect(cmsEnv(open).HOST).toBe('0.0.0.0');
  expect(open.contentUrl).toBe('http://localhost:1337');
});

test.each([
  ['127.0.0.1', 'http://localhost:1337'],
  ['::', 'http://localhost:1337'],
  ['10.0.0.5', 'http://10.0.0.5:1337'],
  ['fd00::5', 'http://[fd00::5]:1337'],
])('the site asks the content service where it listens: %s', async (host, address) => {
  expect(siteEnv(await load({ CMS_HOST: host })).CONTENT_URL).toBe(address);
});

test('logs are bounded, by what is set or by default', async () => {
  expect((await load({})).logLimits).toEqual({ bytes: 10 * 1024 * 1024, files: 5 });
  expect((await load({ LOG_FILE_MB: '1', LOG_FILES: '2' })).logLimits.files).toBe(2);
  await expect(load({ LOG_FILES: '0' })).rejects.toThrow('LOG_FILES is "0"');
});

test.each(['abc', '0', '70000', '80.5'])('the port "%s" is refused by name', async (port) => {
  await expect(load({ CMS_PORT: port })).rejects.toThrow(`CMS_PORT is "${port}"`);
});
