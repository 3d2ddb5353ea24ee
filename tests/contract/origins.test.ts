/** Whom the content service answers, and under which policy. */
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { Editor } from './editor.ts';

const url = inject('service').url;
let cookie: string;

beforeAll(async () => {
  const admin = await Editor.signIn();
  const { adminEmail, adminPassword } = await admin.account('Rédaction');
  const response = await fetch(`${url}/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: adminEmail, password: adminPassword }),
  });
  cookie = sessionOf(response) ?? '';
});

const sessionOf = ({ headers }: Response) =>
  headers.getSetCookie().find((each) => each.startsWith('strapi_admin_refresh='));

async function accessToken(headers: Record<string, string>): Promise<Response> {
  const response = await fetch(`${url}/admin/access-token`, {
    method: 'POST',
    headers: { ...headers, Cookie: cookie.split(';')[0] ?? '' },
  });
  // Each serves once.
  cookie = sessionOf(response) ?? cookie;
  return response;
}

const corsHeaders = ({ headers }: Response) =>
  [...headers.keys()].filter((name) => name.startsWith('access-control-'));

test('the session is a cookie that no script reads and no other site sends', () => {
  expect(cookie).toMatch(/; httponly/i);
  expect(cookie).toMatch(/; samesite=strict/i);
});

describe.each(['https://evil.example', 'http://127.0.0.1:9', 'http://localhost:3000', 'null'])(
  'the origin %s',
  (Origin) => {
    test('gets no token, though the cookie is sent', async () => {
      const response = await accessToken({ Origin });
      expect(response.status).toBe(403);
      expect(corsHeaders(response)).toEqual([]);
    });

    test('is told nothing when it asks what it may do', async () => {
      const response = await fetch(`${url}/admin/access-token`, {
        method: 'OPTIONS',
        headers: { Origin, 'Access-Control-Request-Method': 'POST' },
      });
      expect(corsHeaders(response)).toEqual([]);
    });

    test('reads no content', async () => {
      const response = await fetch(`${url}/api/accueil`, { headers: { Origin } });
      expect(corsHeaders(response)).toEqual([]);
    });
  },
);

test.each(['same-site', 'cross-site'])('a browser that says %s is refused', async (where) => {
  expect((await accessToken({ 'Sec-Fetch-Site': where })).status).toBe(403);
});

test.each([
  ['its own origin', { Origin: url }],
  [
    'its own origin, by the browser’s word',
    { Origin: 'https://x.example', 'Sec-Fetch-Site': 'same-origin' },
  ],
  ['no origin at all, as programs do', {}],
])('the admin answers %s', async (_, headers) => {
  const response = await accessToken(headers);
  expect(response.status).toBe(200);
  expect(corsHeaders(response)).toEqual([]);
});

describe('headers', () => {
  const everywhere = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'permissions-policy': expect.stringContaining('camera=()'),
  };

  test.each([
    '/admin/init',
    '/api/accueil',
    '/uploads/none.png',
    '/_health',
    '/',
    '/favicon.ico',
    '/robots.txt',
  ])('%s', async (path) => {
    const { headers } = await fetch(url + path, { redirect: 'manual' });
    expect(Object.fromEntries(headers)).toMatchObject(everywhere);
    expect(headers.get('X-Powered-By')).toBeNull();
    expect(headers.get('Server')).toBeNull();
  });

  test('the link of the first administrator says nothing of where it was opened', async () => {
    const { headers } = await fetch(`${url}/admin/first-administrator`, { redirect: 'manual' });
    expect(Object.fromEntries(headers)).toMatchObject({
      ...everywhere,
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  });

  test('the admin runs its own scripts and no others, and is framed by nobody', async () => {
    const { headers } = await fetch(`${url}/admin/init`);
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toContain('unsafe-eval');
  });

  test('over plain http no browser is told to use https only', async () => {
    const { headers } = await fetch(`${url}/admin/init`);
    expect(headers.get('Strict-Transport-Security')).toBeNull();
  });
});

test('the icon that browsers ask for is there', async () => {
  const response = await fetch(`${url}/favicon.ico`);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toMatch(/^image\//);
});
