import { expect, test } from 'vitest';
import { withTempDir } from '../../tests/support/temp-dir.ts';
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

test("the site does not see the content service's keys", async () => {
  const env = siteEnv(await load({}));
  expect(env).not.toHaveProperty('ADMIN_JWT_SECRET');
  expect(env).not.toHaveProperty('APP_KEYS');
});

test('logs are bounded, by what is set or by default', async () => {
  expect((await load({})).logLimits).toEqual({ bytes: 10 * 1024 * 1024, files: 5 });
  expect((await load({ LOG_FILE_MB: '1', LOG_FILES: '2' })).logLimits.files).toBe(2);
  await expect(load({ LOG_FILES: '0' })).rejects.toThrow('LOG_FILES is "0"');
});

test.each(['abc', '0', '70000', '80.5'])('the port "%s" is refused by name', async (port) => {
  await expect(load({ CMS_PORT: port })).rejects.toThrow(`CMS_PORT is "${port}"`);
});
