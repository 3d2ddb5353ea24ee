import { expect, test } from 'vitest';
import { type Reply, standInServer } from '../../../tests/support/stand-in-server.ts';
import { checkContentService, ofClock } from './content-service.ts';
import { soundSettings } from './stand-in-settings.ts';

const { env } = soundSettings();

/** Answers as the content service does, but for what `spoilt` says. */
async function check(spoilt: Record<string, number> = {}) {
  const rights: Record<string, number> = {
    'GET /_health': 204,
    [`GET /api/reglages ${env.CONTENT_TOKEN}`]: 200,
    [`POST /api/tags ${env.CONTENT_TOKEN}`]: 403,
    [`POST /api/demandes-contact ${env.INBOX_TOKEN}`]: 400,
    [`GET /api/reglages ${env.INBOX_TOKEN}`]: 403,
    ...spoilt,
  };
  const port = await standInServer(({ method, url, headers }): Reply => {
    const token = headers.authorization?.replace('Bearer ', '');
    return { status: rights[[method, url, token].filter(Boolean).join(' ')] ?? 401 };
  });
  return checkContentService(soundSettings({ contentUrl: `http://127.0.0.1:${port}` }));
}

const wrongOf = (findings: { state: string; sentence: string }[]) =>
  findings.filter(({ state }) => state === 'wrong').map(({ sentence }) => sentence);

test('one that answers and takes both keys is well', async () => {
  const findings = await check();
  expect(findings.map(({ state }) => state)).toEqual(['good', 'good', 'good', 'good']);
});

test.each([
  ['a reading key that is refused', `GET /api/reglages ${env.CONTENT_TOKEN}`, 401, 'CONTENT_TOKEN'],
  ['a reading key that writes', `POST /api/tags ${env.CONTENT_TOKEN}`, 400, 'may write'],
  [
    'an inbox key that is refused',
    `POST /api/demandes-contact ${env.INBOX_TOKEN}`,
    401,
    'INBOX_TOKEN',
  ],
  ['an inbox key that reads', `GET /api/reglages ${env.INBOX_TOKEN}`, 200, 'may read'],
  ['a service that is not well', 'GET /_health', 503, 'answers 503'],
])('%s is told', async (_, call, status, words) => {
  expect(wrongOf(await check({ [call]: status }))).toEqual([expect.stringContaining(words)]);
});

test('nobody there is told, with what to do', async () => {
  const settings = soundSettings({ contentUrl: 'http://127.0.0.1:9' });
  expect(wrongOf(await checkContentService(settings))).toEqual([
    expect.stringMatching(/does not answer at http:\/\/127.0.0.1:9.*npm start/),
  ]);
});

test('clocks that differ are told', () => {
  const now = Date.parse('2026-03-10T12:00:00Z');
  expect(ofClock('Tue, 10 Mar 2026 12:00:20 GMT', now).state).toBe('good');
  expect(ofClock('Tue, 10 Mar 2026 12:05:00 GMT', now).sentence).toContain('differ by 300 s');
  expect(ofClock(null, now).state).toBe('doubtful');
});
