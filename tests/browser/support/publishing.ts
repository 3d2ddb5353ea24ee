import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from '@playwright/test';
import { freePort } from '../../../scripts/lib/ports.ts';
import { type ContentService, startContentService } from '../../contract/content-service.ts';
import { Editor } from '../../contract/editor.ts';
import { fewPictures } from '../../contract/few-pictures.ts';
import { type FaultProxy, startFaultProxy } from '../../faults/support/fault-proxy.ts';
import { testLimitMs } from '../../support/patience.ts';
import { type Container, startContainer } from './container.ts';
import { gtmId } from './measuring.ts';
import { type Site, startSite } from './site.ts';

/** A content service to write in, and a site that is told of it. */
interface Publishing {
  readonly content: ContentService;
  /** Signed in: Strapi counts how often somebody does. */
  readonly editor: Editor;
  /** What the site reaches the content service through. */
  readonly between: FaultProxy;
  /** The one that runs now. */
  readonly site: Site;
  /** A crash, and another start on the same data. */
  restartSite(): Promise<void>;
  /** A stand-in for the admin's page: it frames what its address names. */
  readonly adminPort: number;
  readonly container: Container;
}

async function startAdminPage() {
  const server = createServer((request, response) => {
    const framed = new URL(request.url ?? '', 'http://admin').searchParams.get('framed') ?? '';
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end(`<iframe width="1200" height="700" src="${framed.replaceAll('&', '&amp;')}">`);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

async function provide(use: (publishing: Publishing) => Promise<void>): Promise<void> {
  const ends: (() => unknown)[] = [];
  try {
    const container = await startContainer();
    ends.push(container.stop);
    const admin = await startAdminPage();
    ends.push(admin.close);
    const port = await freePort();
    const content = await startContentService({
      siteUrl: `http://127.0.0.1:${port}`,
      beforeStart: fewPictures,
    });
    ends.push(content.stop);
    const between = await startFaultProxy(content.url);
    ends.push(between.close);
    const start = (dataDir?: string) =>
      startSite({
        content: { ...content, url: between.url },
        port,
        ...(dataDir && { dataDir }),
        env: {
          PUBLIC_URL: `http://localhost:${admin.port}`,
          GTM_ID: gtmId,
          GTM_BASE_URL: container.url,
        },
      });
    const first = await start();
    let site = first;
    ends.push(async () => {
      await site.stop();
      // The folder is the first one's.
      await first.stop();
    });
    await use({
      content,
      editor: await Editor.signIn(content),
      between,
      get site() {
        return site;
      },
      async restartSite() {
        await site.kill();
        site = await start(first.dataDir);
      },
      adminPort: admin.port,
      container,
    });
  } finally {
    for (const end of ends.reverse()) await end();
  }
}

/** For files that write and publish: they follow one another on programs of their own. */
export const test = base.extend<object, { publishing: Publishing }>({
  publishing: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads which fixtures are asked for.
    async ({}, use) => provide(use),
    { scope: 'worker', timeout: testLimitMs },
  ],
});
