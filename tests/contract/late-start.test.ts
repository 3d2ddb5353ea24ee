/** A start after a time away: what the service makes up for, and what it tells the site. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { type ContentService, startContentService } from './content-service.ts';
import { inDatabase, moment } from './database.ts';
import { Editor } from './editor.ts';
import { anHourAgo } from './missed-moments.ts';
import { type StandInSite, startStandInSite } from './stand-in-site.ts';

const monthMs = 31 * 24 * 60 * 60 * 1000;
const ages: [table: string, reference: string, months: number][] = [
  ['demandes_contact', 'C-OLD', 13],
  ['demandes_contact', 'C-YOUNG', 11],
  ['plaintes', 'P-OLD', 25],
  ['plaintes', 'P-YOUNG', 13],
];

let site: StandInSite | undefined;
let service: ContentService;
const heard: string[] = [];
const announced: { path: string; authorization: string; event: string; model: string }[] = [];

beforeAll(async () => {
  site = await startStandInSite(({ url = '', headers }, sent) => {
    const { event, model } = JSON.parse(sent) as { event: string; model: string };
    heard.push(sent);
    announced.push({ path: url, authorization: headers.authorization ?? '', event, model });
    return { status: 200 };
  });
  service = await startContentService({
    siteUrl: site.url,
    // So seldom that only the look at the start can have done it.
    scheduleSeconds: 24 * 60 * 60,
    beforeStart: async (dataDir) => {
      const data = { dataDir, databaseUrl: undefined };
      await missMoment(data);
      await receiveLongAgo(data);
    },
  });
});
afterAll(async () => {
  await service?.stop();
  await site?.stop();
});

type Data = Parameters<typeof inDatabase>[0];

/** As if the service had been down when a news item was to go online. */
async function missMoment(data: Data): Promise<void> {
  const missed = await inDatabase(
    data,
    sql`update nouvelles set publish_at = ${moment(data, anHourAgo())}
        where id = (select min(id) from nouvelles where locale = 'fr' and published_at is null)
        returning id`,
  );
  expect(missed).toHaveLength(1);
}

async function receiveLongAgo(data: Data): Promise<void> {
  for (const [table, reference, months] of ages) {
    const received = moment(data, new Date(Date.now() - months * monthMs));
    await inDatabase(
      data,
      sql`insert into ${sql.table(table)} (document_id, reference, received_at)
          values (${reference}, ${reference}, ${received})`,
    );
    await inDatabase(data, sql`insert into changements (message) values (${reference})`);
  }
}

const isAnnounced = (event: string, model: string) =>
  eventually(() =>
    expect(announced).toContainEqual({
      path: '/hooks/content',
      authorization: `Bearer ${service.hookSecret}`,
      event,
      model,
    }),
  );

test('received messages past their time are destroyed, and their journal with them', async () => {
  const kept = await inDatabase(
    service,
    sql`select reference from demandes_contact union select reference from plaintes`,
  );
  expect(kept).toEqual([{ reference: 'C-YOUNG' }, { reference: 'P-YOUNG' }]);
  const journals = await inDatabase(service, sql`select message from changements order by message`);
  expect(journals).toEqual([{ message: 'C-YOUNG' }, { message: 'P-YOUNG' }]);
});

test('what a missed moment changes is announced to the site, signed', async () => {
  await isAnnounced('entry.publish', 'nouvelle');
});

test('so is what changes by hand, but no received message', async () => {
  const created = await fetch(`${service.url}/api/demandes-contact`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${service.inboxToken}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({
      data: { reference: 'C-NEW', firstname: 'Zélinde', receivedAt: new Date().toISOString() },
    }),
  });
  expect(created.status).toBe(201);
  const editor = await Editor.signIn(service);
  await editor.create('api::tag.tag', 'fr', { name: 'Annonce', slug: 'annonce' });
  await isAnnounced('entry.create', 'tag');
  expect(heard.join()).not.toMatch(/demande-contact|Zélinde|C-NEW/);
});
