import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, inject, test } from 'vitest';
import { cmsDir } from '../../scripts/lib/paths.ts';
import { eventually } from '../support/eventually.ts';
import { startContentService } from './content-service.ts';
import { Editor } from './editor.ts';

test('a missing secret stops the start with a sentence that names it', async () => {
  const { CONTENT_TOKEN: _left, ...env } = inject('service').env;
  const strapi = join(cmsDir, 'node_modules/@strapi/strapi/bin/strapi.js');
  const stderr = await new Promise<string>((resolve, reject) =>
    execFile(process.execPath, [strapi, 'start'], { cwd: cmsDir, env }, (error, _out, err) =>
      error ? resolve(err) : reject(new Error('It started.')),
    ),
  );
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('CONTENT_TOKEN')]);
});

test('what changes is announced to the site, signed, be it by hand or by the clock', async () => {
  const received: { path: string; authorization: string; event: string; model: string }[] = [];
  const site = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { event, model } = JSON.parse(Buffer.concat(chunks).toString());
    received.push({
      path: request.url ?? '',
      authorization: request.headers.authorization ?? '',
      event,
      model,
    });
    response.end();
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;

  const service = await startContentService({
    siteUrl: `http://127.0.0.1:${port}`,
    // So seldom that only the look at the start can have done it.
    scheduleSeconds: 24 * 60 * 60,
    beforeStart: missMoment,
  });
  const announced = (event: string, model: string) =>
    eventually(() =>
      expect(received).toContainEqual({
        path: '/hooks/content',
        authorization: `Bearer ${service.hookSecret}`,
        event,
        model,
      }),
    );
  try {
    await announced('entry.publish', 'nouvelle');
    const editor = await Editor.signIn(service);
    await editor.create('api::tag.tag', 'fr', { name: 'Annonce', slug: 'annonce' });
    await announced('entry.create', 'tag');
  } finally {
    await service.stop();
    site.close();
  }
});

/** As if the service had been down when a news item was to go online. */
function missMoment(dataDir: string): void {
  const database = new Sqlite(join(dataDir, 'content.db'));
  const { changes } = database
    .prepare(
      `update nouvelles set publish_at = ? where id = (
        select min(id) from nouvelles where locale = 'fr' and published_at is null
      )`,
    )
    .run(Date.now() - 60 * 60 * 1000);
  database.close();
  expect(changes).toBe(1);
}
