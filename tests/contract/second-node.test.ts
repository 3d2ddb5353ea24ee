/** One more node on the same data: what its start changes and leaves alone, and what it then does. */
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { until } from '../support/until.ts';
import { list } from './api.ts';
import { type ContentService, startSecondNode } from './content-service.ts';
import { stateOf } from './content-state.ts';
import { inDatabase, moment } from './database.ts';
import { Editor, tokenOf } from './editor.ts';
import { anHourAgo } from './missed-moments.ts';
import { NEWS, withNews } from './news.ts';
import { ROLES, somebody } from './people.ts';
import {
  addRole,
  deleteRole,
  type Permission,
  permissionsOf,
  rolesNow,
  setPermissions,
} from './permissions.ts';
import { addressOf, contacts, receive, stored } from './received-messages.ts';
import { type SiteWithGaps, startSiteWithGaps } from './site-with-gaps.ts';

const CHANGED = ROLES.P;
const DELETED = ROLES.R;
const WIDENED = ROLES.C;
/** Its note of what it was granted is an older version's. */
const NOTED = ROLES.E;
/** No version has noted what they were granted. */
const UNNOTED = ROLES.F;
const UNNOTED_TOO = ROLES.A;

let admin: Editor;
let site: SiteWithGaps;
let node: Pick<ContentService, 'url' | 'stop'>;
/** The administrator at the second node, who signed in at the first. */
let there: Editor;
const lines: string[] = [];

/** Everybody shares the service: whatever fails, it is left as it was found. */
const undoing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  const outcomes: PromiseSettledResult<unknown>[] = [];
  for (const undo of undoing.toReversed()) outcomes.push(...(await Promise.allSettled([undo()])));
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
});

beforeAll(async () => {
  admin = await Editor.signIn();
  await changeRole();
  await removeRole();
  await beBeforeTheSearch();
  await beAsAnOldVersion();
  await startNode();
});

let kept: Permission[];
async function changeRole(): Promise<void> {
  const all = await permissionsOf(admin, CHANGED);
  undoing.push(() => setPermissions(admin, CHANGED, all));
  kept = all.slice(0, 1);
  await setPermissions(admin, CHANGED, kept);
}

let names: string[];
let recruiters: Permission[];
async function removeRole(): Promise<void> {
  names = await roleNames();
  recruiters = await permissionsOf(admin, DELETED);
  undoing.push(async () => {
    if (!(await roleNames()).includes(DELETED)) await addRole(admin, DELETED, recruiters);
  });
  await deleteRole(admin, DELETED);
}
const roleNames = async () => (await rolesNow(admin)).map(({ name }) => name).sort();

const TAG = 'api::tag.tag';
const REDIRECT = 'api::redirection.redirection';
const isNews = ({ subject }: Permission) => subject === 'api::recherche.recherche';
const isField = (name: string) => name !== 'rang';
/** What a version granted that had neither « Recherche » nor « Rang ». */
const withoutNews = (permissions: Permission[]) =>
  permissions
    .filter((permission) => !isNews(permission))
    .map(({ properties: { fields, ...properties }, ...permission }) => ({
      ...permission,
      properties: { ...properties, ...(fields && { fields: fields.filter(isField) }) },
    }));

/** Each role, and what it is to have after the start. */
const upgraded = new Map<string, Permission[]>();
async function beBeforeTheSearch(): Promise<void> {
  const taken: [name: string, isTaken: (permission: Permission) => boolean][] = [
    // Nobody else has it: without the note it would be taken for new.
    [NOTED, ({ subject }) => subject === REDIRECT],
    [UNNOTED, ({ subject }) => subject === TAG],
    [UNNOTED_TOO, () => false],
  ];
  for (const [name, isTaken] of taken) {
    const all = await permissionsOf(admin, name);
    undoing.push(() => setPermissions(admin, name, all));
    const left = all.filter((permission) => !isTaken(permission));
    upgraded.set(name, left);
    await setPermissions(admin, name, withoutNews(left));
  }
  await putNotesBack();
}

async function putNotesBack(): Promise<void> {
  const service = inject('service');
  const notes = sql`strapi_core_store_settings where key like 'api_ready_made_roles_salve-%'`;
  const ofNoted = sql`key = 'api_ready_made_roles_salve-redaction'`;
  const [note] = await inDatabase<{ value: string }>(
    service,
    sql`select value from ${notes} and ${ofNoted}`,
  );
  const older = JSON.stringify(withoutNews(JSON.parse(note?.value ?? '')));
  await inDatabase(service, sql`delete from ${notes} and not ${ofNoted}`);
  await inDatabase(
    service,
    sql`update strapi_core_store_settings set value = ${older} where ${ofNoted}`,
  );
}

let desk: Permission[];
let oldMessage: string;
let altering: number;
async function beAsAnOldVersion(): Promise<void> {
  desk = await permissionsOf(admin, WIDENED);
  undoing.push(() => setPermissions(admin, WIDENED, desk));
  // As the first version made it: all fields but those that it did not know.
  const fields = ['reference', 'firstname', 'lastname', 'email', 'details', 'receivedAt'];
  const wide = desk.map((permission) => ({ ...permission, properties: { fields } }));
  await setPermissions(admin, WIDENED, wide);

  oldMessage = (await receive(contacts)).documentId;
  const clerk = await somebody('C');
  altering = (await clerk.send('PUT', addressOf(contacts.uid, oldMessage), { details: 'F' }))
    .status;
  await inDatabase(
    inject('service'),
    sql`update demandes_contact set statut = null where document_id = ${oldMessage}`,
  );
}

async function startNode(): Promise<void> {
  const service = inject('service');
  site = await startSiteWithGaps(/disparue|gone/);
  undoing.push(site.stop);
  // A node that starts writes down where it announces changes.
  const hook = `${service.env.SITE_URL}/hooks/content`;
  undoing.push(() => inDatabase(service, sql`update strapi_webhooks set url = ${hook}`));
  const env = { SITE_URL: site.url, HOOKS_URL: site.url };
  node = await startSecondNode(service, env, (line) => lines.push(line));
  undoing.push(node.stop);
  there = Editor.withToken(node.url, inject('adminToken'));
}

describe('an administrator’s changes', () => {
  test('to a role outlive a start', async () => {
    expect(await permissionsOf(admin, CHANGED)).toEqual(kept);
  });

  test('do not take a ready-made role away: one that was deleted comes back', async () => {
    expect(await roleNames()).toEqual(names);
    const again = await permissionsOf(admin, DELETED);
    expect(again).toHaveLength(recruiters.length);
    expect(again).toEqual(expect.arrayContaining(recruiters));
  });
});

describe('with the next request, at both nodes, somebody has lost', () => {
  const translator = ROLES.A;
  let atBothNodes: Editor[];
  let address: string;
  const answers = () =>
    Promise.all(
      atBothNodes.map(async (person) => {
        const list = `content-manager/collection-types/${NEWS}?locale=fr`;
        return (await person.send('GET', list)).status;
      }),
    );

  beforeAll(async () => {
    const account = await admin.account(translator);
    const token = await tokenOf(account);
    atBothNodes = [account.url, node.url].map((url) => Editor.withToken(url, token));
    const { body } = await Editor.withToken(node.url, token).send('GET', 'admin/users/me');
    address = `admin/users/${body.data.id}`;
    undoing.push(() => admin.send('DELETE', address));
    expect(await answers()).toEqual([200, 200]);
  });

  test('what is taken from their role, and has it again when it is given back', async () => {
    const all = await permissionsOf(admin, translator);
    undoing.push(() => setPermissions(admin, translator, all));
    const withoutNews = all.filter(({ subject }) => subject !== NEWS);
    await setPermissions(there, translator, withoutNews);
    expect(await answers()).toEqual([403, 403]);
    await setPermissions(admin, translator, all);
    expect(await answers()).toEqual([200, 200]);
  });

  test('what came with a role that is theirs no longer', async () => {
    const contact = (await rolesNow(admin)).find(({ name }) => name === ROLES.C);
    await admin.send('PUT', address, { roles: [contact?.id] });
    expect(await answers()).toEqual([403, 403]);
  });

  test('everything, once they are blocked', async () => {
    await there.send('PUT', address, { isActive: false });
    expect(await answers()).toEqual([401, 401]);
  });
});

/** In one order: neither permissions nor their fields have one. */
const sorted = (permissions: Permission[]) =>
  permissions
    .map(({ properties: { fields, ...properties }, ...permission }) =>
      JSON.stringify({ ...permission, ...properties, fields: fields?.toSorted() }),
    )
    .sort();

describe('an upgrade', () => {
  test.each([NOTED, UNNOTED, UNNOTED_TOO])(
    'gives « %s » what is new, and nothing that an administrator took away',
    async (name) => {
      const expected = upgraded.get(name) ?? [];
      expect(expected.some(isNews)).toBe(true);
      expect(sorted(await permissionsOf(admin, name))).toEqual(sorted(expected));
    },
  );

  const UPDATE = 'plugin::content-manager.explorer.update';
  const deskFields = ['statut', 'assignee', 'notes'];

  test('narrows desks that could change everything, and never could in fact', async () => {
    expect(altering).toBe(403);
    const narrowed = await permissionsOf(admin, WIDENED);
    expect(narrowed.map(({ action }) => action).sort()).toEqual(
      desk.map(({ action }) => action).sort(),
    );
    const fieldsTo = (isUpdate: boolean) =>
      narrowed.find(({ action }) => (action === UPDATE) === isUpdate)?.properties.fields;
    expect(fieldsTo(true)).toEqual(deskFields);
    expect(fieldsTo(false)).toEqual(expect.arrayContaining(['details', ...deskFields]));
  });

  test('gives old requests a status', async () => {
    expect((await stored(admin, contacts, oldMessage)).statut).toBe('nouvelle');
  });
});

// So many that while one node is at it the other begins too.
const drafts = Array.from({ length: 40 }, (_, index) => `de-deux-noeuds-${index}`);

test('what two nodes publish is online once', async () => {
  const service = inject('service');
  const missed = moment(service, anHourAgo());
  const rows = drafts.map((id) => sql`(${id}, 'fr', ${id}, ${id}, '2026-01-01', ${missed})`);
  const ofTheNodes = sql`document_id like 'de-deux-noeuds-%'`;
  undoing.push(() => inDatabase(service, sql`delete from nouvelles where ${ofTheNodes}`));
  await inDatabase(
    service,
    sql`insert into nouvelles (document_id, locale, title, slug, date, publish_at)
        values ${sql.join(rows)}`,
  );
  const online = async () => {
    const path = 'nouvelles?filters[slug][$startsWith]=de-deux-noeuds-&pagination[limit]=100';
    const { entries } = await list<{ slug: string }>(path);
    return entries.map(({ attributes }) => attributes.slug).sort();
  };
  await until(async () => (await online()).length >= drafts.length);
  expect(await online()).toEqual(drafts.toSorted());
});

describe('what the site cannot show', () => {
  beforeAll(() => {
    site.unshown.push({ model: 'reglages', documentId: 'x', locale: 'fr', path: 'social.2.url' });
  });

  test('is told by the site, and by the names that the form has', async () => {
    expect(await stateOf('unshown', there)).toMatchObject({
      complete: true,
      findings: [{ title: 'Réglages', locale: 'fr', detail: 'Réseaux sociaux, 3, Adresse web' }],
    });
    expect([...site.keys]).toEqual([`Bearer ${inject('service').hookSecret}`]);
  });

  test('is known by its address when it is a whole page: one entry among many, or a page', async () => {
    await withNews(admin, {}, async (title, id) => {
      const { slug } = (await admin.read(NEWS, id, 'fr')).body.data;
      site.unshown.push({ model: 'nouvelle', slug, locale: 'fr', path: '' });
      site.unshown.push({ model: 'carriere', locale: 'en', path: '' });
      const { findings } = await stateOf('unshown', there);
      const detail = expect.stringMatching(/^Toute la page : /);
      const path = expect.stringContaining(`/api::nouvelle.nouvelle/${id}?`);
      expect(findings.slice(1)).toMatchObject([
        { title, locale: 'fr', detail, path },
        { title: 'Carrière', locale: 'en', detail },
      ]);
    });
  });
});

test('what nobody found is told by the site, with the way to « Recherche »', async () => {
  site.unanswered.push(
    { words: 'rampe', locale: 'fr', count: 12, askedOn: '2026-11-16' },
    { words: 'raccoon', locale: 'en', count: 3, askedOn: '2026-11-15' },
  );
  const path = '/content-manager/single-types/api::recherche.recherche?plugins[i18n][locale]=';
  expect(await stateOf('searches', there)).toEqual({
    total: 2,
    complete: true,
    findings: [
      { type: 'Recherche', title: 'rampe', locale: 'fr', detail: '12', path: `${path}fr` },
      { type: 'Recherche', title: 'raccoon', locale: 'en', detail: '3', path: `${path}en` },
    ],
  });
});

test('links that the site does not know are listed', async () => {
  const markdown = `
Un [bon lien](/contact?x=1#y), un [lien mort](/nouvelle/disparue "Titre"), [un autre][un],
[ailleurs](https://ailleurs.example/disparue) et <a href="/en/gone">gone</a>.

[un]: /securite/disparue`;
  const content = [{ __component: 'blocs.markdown', markdown }];
  await withNews(admin, { content }, async (title, id) => {
    const { findings, complete } = await stateOf('links', there);
    expect(complete).toBe(true);
    expect(findings.map((finding) => [finding.title, finding.detail]).sort()).toEqual([
      [title, '/en/gone'],
      [title, '/nouvelle/disparue'],
      [title, '/securite/disparue'],
    ]);
    expect(findings[0]?.path).toContain(id);
  });
  // Of fields as well, each once, and never of others' sites.
  expect(site.asked).toContain('/services/ecommerce');
  expect(site.asked).toHaveLength(new Set(site.asked).size);
});

// Last: whatever the node has to say is there once it has ended.
describe('the logs', () => {
  beforeAll(async () => {
    const found = await fetch(`${node.url}/api/blogues?filters[Title][$containsi]=motsecret`, {
      headers: { Authorization: `Bearer ${inject('service').token}` },
    });
    expect(found.status).toBe(200);
    await found.text();
    await node.stop();
  });

  test('hold nothing of what visitors search for', () => {
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('\n')).not.toMatch(/motsecret|containsi/);
  });

  test('tell of each draft that one of the two nodes published it', async () => {
    await eventually(async () => {
      const ofBoth = [...(await readFile(inject('serviceLog'), 'utf8')).split('\n'), ...lines];
      const published = ofBoth.filter((line) => line.includes('published, as scheduled'));
      const times = drafts.map((id) => published.filter((line) => line.includes(` ${id} `)).length);
      expect(times).toEqual(drafts.map(() => 1));
    });
  });
});
