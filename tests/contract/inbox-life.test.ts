import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { patienceMs } from '../support/patience.ts';
import { startContentService } from './content-service.ts';
import { Editor } from './editor.ts';

const monthMs = 31 * 24 * 60 * 60 * 1000;
const ages: [table: string, reference: string, months: number][] = [
  ['demandes_contact', 'C-OLD', 13],
  ['demandes_contact', 'C-YOUNG', 11],
  ['plaintes', 'P-OLD', 25],
  ['plaintes', 'P-YOUNG', 13],
];

const inDatabase = <T>(dataDir: string, use: (database: Sqlite.Database) => T): T => {
  const database = new Sqlite(join(dataDir, 'content.db'), { timeout: patienceMs });
  try {
    return use(database);
  } finally {
    database.close();
  }
};

test('received messages are announced to nobody and destroyed past their time', async () => {
  const announced: string[] = [];
  const site = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    announced.push(text);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');

  const service = await startContentService({
    siteUrl: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    beforeStart: (dataDir) =>
      inDatabase(dataDir, (database) => {
        for (const [table, reference, months] of ages) {
          database
            .prepare(`insert into ${table} (document_id, reference, received_at) values (?, ?, ?)`)
            .run(reference, reference, Date.now() - months * monthMs);
          database.prepare('insert into changements (message) values (?)').run(reference);
        }
      }),
  });
  try {
    const references = inDatabase(service.dataDir, (database) =>
      database
        .prepare('select reference from demandes_contact union select reference from plaintes')
        .pluck()
        .all(),
    );
    expect(references).toEqual(['C-YOUNG', 'P-YOUNG']);
    const journals = inDatabase(service.dataDir, (database) =>
      database.prepare('select message from changements order by message').pluck().all(),
    );
    expect(journals).toEqual(['C-YOUNG', 'P-YOUNG']);

    const created = await fetch(`${service.url}/api/demandes-contact`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${service.inboxToken}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({
        data: { reference: 'C-NEW', firstname: 'Ada', receivedAt: new Date().toISOString() },
      }),
    });
    expect(created.status).toBe(201);
    const editor = await Editor.signIn(service);
    await editor.create('api::tag.tag', 'fr', { name: 'Annonce', slug: 'annonce' });
    await eventually(() => expect(announced.join()).toContain('"model":"tag"'));
    expect(announced.join()).not.toMatch(/demande-contact|Ada/);
  } finally {
    await service.stop();
    site.close();
  }
});
