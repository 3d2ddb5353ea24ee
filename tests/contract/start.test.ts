import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, inject, test, vi } from 'vitest';
import { cmsDir } from '../../scripts/lib/paths.ts';
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

test('a change is announced to the site, signed', { timeout: 180_000 }, async () => {
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
  await vi.waitUntil(() => site.listening);
  const { port } = site.address() as AddressInfo;

  const service = await startContentService({ siteUrl: `http://127.0.0.1:${port}` });
  try {
    const editor = await Editor.signIn(service);
    await editor.create('api::tag.tag', 'fr', { name: 'Annonce', slug: 'annonce' });
    await vi.waitFor(() =>
      expect(received).toContainEqual({
        path: '/hooks/content',
        authorization: `Bearer ${service.hookSecret}`,
        event: 'entry.create',
        model: 'tag',
      }),
    );
  } finally {
    await service.stop();
    site.close();
  }
});
