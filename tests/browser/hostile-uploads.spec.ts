/** What an editor could bring in, opened by a super administrator who is signed in. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, expect, type Page, type Request, test } from '@playwright/test';
import { Editor, type UploadedFile } from '../contract/editor.ts';
import { hostileFiles, theft } from '../support/hostile-files/hostile-files.ts';
import { shared } from './support/shared.ts';

/** Where stolen things would go, and a page of another origin that asks for them. */
interface Thief {
  readonly url: string;
  readonly received: string[];
  close(): void;
}

async function startThief(): Promise<Thief> {
  const received: string[] = [];
  const server: Server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '', 'http://thief');
    if (pathname === '/home') received.push(decodeURIComponent(search));
    const target = shared().content.url;
    const script = theft(`${urlOf(server)}/home`).replace("'/admin", `'${target}/admin`);
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end(pathname === '/page' ? `<title>thief</title><script>${script}</script>` : '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: urlOf(server), received, close: () => server.close() };
}

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

let thief: Thief;
let context: BrowserContext;
let page: Page;
let witness: Page;
let admin: Editor;

/** One account, one sign-in: Strapi counts them. */
test.beforeAll(async ({ browser }) => {
  thief = await startThief();
  context = await browser.newContext();
  page = await context.newPage();
  witness = await context.newPage();
  await witness.goto(`${thief.url}/empty`);
  const { url, adminEmail, adminPassword } = shared().content;
  const answer = await page.request.post(`${url}/admin/login`, {
    data: { email: adminEmail, password: adminPassword },
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  admin = Editor.withToken(url, data.token);
});
test.afterAll(async () => {
  await context?.close();
  thief?.close();
});

/** What the page does when it is drawn is done, and what it has sent to the thief is there. */
async function whenDone() {
  // Where no script may run, no timer comes round either: a picture needs the page to be drawn.
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
  await witness.evaluate(() => fetch('/empty').then((answer) => answer.text()));
}

/** Opens an address as a person would; a file that is saved instead leaves the page as it was. */
async function openAsPerson(address: string) {
  await page.goto('about:blank');
  await page.goto(address).catch((error: Error) => {
    if (!/Download is starting|ERR_ABORTED/.test(error.message)) throw error;
  });
  await page.mouse.click(30, 20);
  await whenDone();
}

test('a page of another origin runs, and gets nothing', async () => {
  const { url } = shared().content;
  const session = await page.request.post(`${url}/admin/access-token`);
  expect(session.status(), 'the session’s cookie is in the browser').toBe(200);
  const isForToken = (request: Request) => request.url().endsWith('/admin/access-token');
  const refused = page.waitForEvent('requestfailed', isForToken);
  await page.goto(`${thief.url}/page`);
  await expect(page).toHaveTitle('ran');
  await expect.poll(() => thief.received).toContain('?ran');
  await refused;
  await whenDone();
  expect(thief.received.filter((text) => text.includes('token'))).toEqual([]);
});

test('no file that an editor brought in runs, on either origin', async () => {
  const editor = await admin.invite('Rédaction');
  thief.received.length = 0;
  const stored: UploadedFile[] = [];
  for (const file of await hostileFiles(`${thief.url}/home`)) {
    const response = await editor.tryUpload(file.name, file.content, {}, file.type);
    if (response.status === 201) stored.push(...((await response.json()) as UploadedFile[]));
  }
  expect(stored.length).toBeGreaterThan(10);

  for (const { url } of stored) {
    const onSite = /\.(?:svg|pdf)$/.test(url) ? [`${shared().siteUrl}/media/_${url}`] : [];
    for (const address of [shared().content.url + url, ...onSite]) {
      await openAsPerson(address);
      expect(await page.title(), address).not.toBe('ran');
      expect(thief.received, address).toEqual([]);
    }
  }
  for (const { id } of stored) await admin.removeFile(id);
});

test('pictures of the library are still shown', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><style>rect{fill:#EC531A}</style><rect width="60" height="40"/></svg>';
  const file = await admin.upload('shown.svg', Buffer.from(drawing), {});
  // An answer under the admin's policy; what is drawn on it comes from this test.
  await page.goto(`${shared().content.url}/admin/init`);
  const middle = await page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const context = new OffscreenCanvas(60, 40).getContext('2d');
    context?.drawImage(image, 0, 0);
    return [...(context?.getImageData(30, 20, 1, 1).data ?? [])];
  }, file.url);
  expect(middle).toEqual([0xec, 0x53, 0x1a, 255]);
  await admin.removeFile(file.id);
});
