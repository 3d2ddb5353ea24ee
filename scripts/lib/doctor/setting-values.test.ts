import { expect, test } from 'vitest';
import { checkSettingValues } from './setting-values.ts';
import { soundSettings } from './stand-in-settings.ts';

const check = (env: Record<string, string>) => checkSettingValues(soundSettings({ env }));

test('settings that the site can read are well', async () => {
  expect(await check({})).toEqual([{ state: 'good', sentence: 'The settings can be read.' }]);
});

test.each([
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ SMTP_URL: 'mail.salve.example' }, 'SMTP_URL'],
  [{ RETENTION_CONTACT_MONTHS: 'a year' }, 'RETENTION_CONTACT_MONTHS'],
  [{ SCHEDULE_SECONDS: 'often' }, 'SCHEDULE_SECONDS'],
])('%o is told by its name', async (env, name) => {
  const told = (await check(env as Record<string, string>)).filter(
    ({ state }) => state === 'wrong',
  );
  expect(told).toEqual([{ state: 'wrong', sentence: expect.stringContaining(name) }]);
});

test('mail that is set by half, and therefore off, is told', async () => {
  expect(await check({ SMTP_URL: 'smtp://localhost', CONTACT_TO: 'a@b.example' })).toContainEqual({
    state: 'doubtful',
    sentence: expect.stringMatching(/without COMPLAINT_TO: submissions are not mailed/),
  });
});
