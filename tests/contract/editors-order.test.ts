import { describe, expect, inject, test } from 'vitest';
import { createContentClient } from '../../web/src/content/client.ts';
import { nothingKept } from '../../web/src/content/last-good.ts';
import { benefits } from '../../web/src/content/schema/benefit.ts';
import { partners } from '../../web/src/content/schema/partner.ts';
import { positions } from '../../web/src/content/schema/position.ts';
import { trainings } from '../../web/src/content/schema/training.ts';
import { Shown } from '../../web/src/content/shown.ts';
import { patienceMs } from '../support/patience.ts';
import { Editor } from './editor.ts';

interface Named {
  readonly name?: string;
  readonly title?: string;
}
const lists = {
  partners: {
    type: partners,
    uid: 'api::partenaire.partenaire',
    correction: { link: 'https://corrected.example/' },
  },
  benefits: {
    type: benefits,
    uid: 'api::avantage-social.avantage-social',
    correction: { desc: 'Une phrase corrigée.' },
  },
  jobs: { type: positions, uid: 'api::poste.poste', correction: { desc: 'Corrigé.' } },
  trainings: { type: trainings, uid: 'api::formation.formation', correction: { duration: 5 } },
};

/** As a page asks, which is told the names in their order. */
async function namesOf(type: (typeof lists)[keyof typeof lists]['type']): Promise<string[]> {
  const { url, token } = inject('service');
  const client = createContentClient({
    baseUrl: url,
    token,
    timeoutMs: patienceMs,
    patienceMs,
    freshMs: 0,
    lastGood: nothingKept,
    onFailure: () => undefined,
  });
  const query = {
    locale: 'fr',
    sort: 'id:asc',
    populate: '*',
    pagination: { limit: 999 },
  } as const;
  const { items } = await client.recording(new Shown()).list<typeof type.schema>(type, query);
  return items.map((item: Named) => item.name ?? item.title ?? '');
}

async function documentsOf(path: string): Promise<Record<string, string>> {
  const { url, token } = inject('service');
  const response = await fetch(`${url}/api/${path}?locale=fr&pagination[limit]=999`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { data } = (await response.json()) as { data: (Named & { documentId: string })[] };
  return Object.fromEntries(data.map((one) => [one.name ?? one.title ?? '', one.documentId]));
}

describe.each(Object.entries(lists))('the order of %s', (_, { type, uid, correction }) => {
  test('is not changed by a correction', async () => {
    const editor = await Editor.signIn();
    const before = await namesOf(type);
    expect(before.length).toBeGreaterThan(1);
    const first = (await documentsOf(type.path))[before[0] ?? ''] ?? '';
    const { status } = await editor.republish(uid, first, 'fr', correction);
    expect(status).toBe(200);
    expect(await namesOf(type)).toEqual(before);
  });
});

test('editors rank by hand, and those without a rank follow', async () => {
  const editor = await Editor.signIn();
  const { type, uid } = lists.benefits;
  const before = await namesOf(type);
  const last = before.at(-1) ?? '';
  const documentId = (await documentsOf(type.path))[last] ?? '';
  expect((await editor.republish(uid, documentId, 'fr', { rang: 1 })).status).toBe(200);
  expect(await namesOf(type)).toEqual([last, ...before.slice(0, -1)]);
  expect((await editor.republish(uid, documentId, 'fr', { rang: null })).status).toBe(200);
  expect(await namesOf(type)).toEqual(before);
});
