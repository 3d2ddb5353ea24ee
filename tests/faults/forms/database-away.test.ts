import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { statfs, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Sqlite from 'better-sqlite3';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
} from 'vitest';
import { openDatabase } from '../../../web/src/outbox/database.ts';
import { acceptSubmission } from '../../../web/src/outbox/store.ts';
import type { Site } from '../../browser/support/site.ts';
import { patienceMs } from '../../support/patience.ts';
import { withTempDir } from '../../support/temp-dir.ts';
import { until } from '../../support/until.ts';
import { namesInLog, postForm, postJson, visitor } from '../support/posting.ts';
import { createWorld, engine, onPostgres, report, type World } from '../support/world.ts';

const run = promisify(execFile);
const mountSmallDisk = (at: string) => run('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', at]);
const unmount = (at: string) => run('umount', ['-l', at]);
const canMount = await withTempDir(async (folder) => {
  await mountSmallDisk(folder);
  await unmount(folder);
  return true;
}).catch(() => false);

const fallbackAddress = 'info@salve.example';
let world: World;
let site: Site;
/** References that visitors were told. */
let acknowledged: (string | undefined)[];
let storedBefore: number;
/** Of the post that a visitor sends again. */
let key: string;
let refused: number;
/** How long the visitor waited who was told that it failed. */
let answeredAfterMs: number;
beforeEach(() => {
  acknowledged = [];
  storedBefore = 0;
  key = randomUUID();
  refused = 0;
  answeredAfterMs = 0;
});

async function endWorld() {
  await site?.stop();
  expect((site?.log ?? []).join('\n')).not.toMatch(namesInLog);
  await world?.close();
}

/** For tests after which the site goes on as before: that is what they show. */
function oneSiteForAll() {
  beforeAll(async () => {
    world = await createWorld();
    site = await world.startSite();
  });
  afterAll(endWorld);
  beforeEach(async () => {
    storedBefore = (await world.stored()).length;
  });
  afterEach(() => world.tunnel?.mend());
}

function worldOfItsOwn(options?: { ownPostgres: boolean }) {
  beforeEach(async () => {
    world = await createWorld(options);
  });
  afterEach(endWorld);
}

async function expectAccepted() {
  const { status, reference } = await postJson(site.url);
  expect(status).toBe(200);
  acknowledged.push(reference);
}

/** Both kinds of post are told the truth while the fault lasts, and pages go on. */
async function expectHonestFailure() {
  const sentAt = performance.now();
  const json = await postJson(site.url, { key });
  answeredAfterMs = Math.round(performance.now() - sentAt);
  expect(json.status).toBe(503);
  refused += 1;
  expect(json.reference).toBeUndefined();
  expect(json.headers.get('Content-Type')).toContain('application/problem+json');

  const page = await postForm(site.url, { fields: { details: 'Un texte à ne pas perdre' } });
  expect(page.status).toBe(503);
  refused += 1;
  expect(page.headers.get('Retry-After')).toBe('30');
  const shown = page.text.replace(/ data-props="[^"]*"/g, '');
  expect(shown).toContain(`à ${fallbackAddress}`);
  for (const typed of Object.values(visitor)) expect(shown).toContain(`value="${typed}"`);
  expect(shown).toContain('Un texte à ne pas perdre</textarea>');
  expect(shown).not.toContain('Votre message est bien parti');

  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${site.url}/termes`)).status).toBe(200);
}

/** The visitor's second try goes through without a restart, and what was acknowledged is there. */
async function expectRecovery(fault: string) {
  await until(async () => {
    const { status, reference } = await postJson(site.url, { key });
    if (status === 200) acknowledged.push(reference);
    return status === 200;
  });
  const stored = await world.stored();
  const lost = acknowledged.filter(
    (reference) => stored.filter((row) => row.reference === reference).length !== 1,
  );
  report(fault, {
    refused,
    'refused after (ms)': answeredAfterMs,
    acknowledged: acknowledged.length,
    stored: stored.length - storedBefore,
    lost: lost.length,
  });
  expect(lost).toEqual([]);
  expect(stored).toHaveLength(storedBefore + acknowledged.length);
}

async function isTheOneOfThisRun() {
  expect((await postJson(site.url)).status).toBe(200);
  expect(await world.stored()).toHaveLength(storedBefore + 1);
}

const faultsOfPostgres = () => {
  describe('that the site has reached', () => {
    oneSiteForAll();

    test('is the one of this run', isTheOneOfThisRun);

    test('goes away and comes back', async () => {
      await expectAccepted();
      world.tunnel?.cut();
      await expectHonestFailure();
      world.tunnel?.mend();
      await expectRecovery('Database cut off');
    });

    test('goes away in the middle of a post', async () => {
      await expectAccepted();
      world.tunnel?.cutAt('insert into "submission"');
      await expectHonestFailure();
      world.tunnel?.mend();
      await expectRecovery('Database cut off in the middle of a post');
    });

    test('falls silent in the middle of a post', async () => {
      await expectAccepted();
      world.tunnel?.silenceAt('insert into "submission"');
      await expectHonestFailure();
      world.tunnel?.mend();
      await expectRecovery('Database silent in the middle of a post');
    });
  });

  describe('that is not there when the site starts', () => {
    worldOfItsOwn();

    test('is used once it is', async () => {
      world.tunnel?.cut();
      site = await world.startSite();
      await expectHonestFailure();
      world.tunnel?.mend();
      await expectRecovery('Database away at the start');
    });
  });

  describe('that fell silent', () => {
    worldOfItsOwn();

    test('is not asked again on the same connection', async () => {
      const database = await openDatabase({
        databaseUrl: world.tunnel?.url,
        dataFolder: world.dataDir,
      });
      const accept = (idempotencyKey: string) =>
        acceptSubmission(
          database,
          {
            form: 'contact',
            fields: visitor,
            context: { path: '/', locale: 'fr' },
            idempotencyKey,
            suspicion: undefined,
          },
          { channels: [], dueOn: undefined, now: new Date() },
        );
      await accept('before');
      world.tunnel?.silenceAt('insert into "submission"');
      await expect(accept('in-between')).rejects.toThrow();
      world.tunnel?.mend();
      // Inside the transaction that was left open it would be there: nobody else would ever see it.
      const { submission } = await accept('in-between');
      await database.db.destroy();
      expect((await world.stored()).map(({ reference }) => reference)).toContain(
        submission.reference,
      );
    });
  });

  describe('whose server', () => {
    // It takes leave of those who are connected, which a cut line does not.
    worldOfItsOwn({ ownPostgres: true });

    test('is stopped', async () => {
      site = await world.startSite();
      await expectAccepted();
      await world.stopPostgres();
      await expectHonestFailure();
    });
  });
};

const faultsOfSqlite = () => {
  describe('that the site has opened', () => {
    oneSiteForAll();

    test('is the one of this run', isTheOneOfThisRun);

    test('is held by another program', async () => {
      await expectAccepted();
      const release = holdDatabase();
      await expectHonestFailure();
      release();
      await expectRecovery('Database locked');
    });

    test('is held by another program for a moment', async () => {
      await expectAccepted();
      const release = holdDatabase();
      const waiting = postJson(site.url);
      // Another is answered meanwhile: by then the post that came before it has found it held.
      expect((await fetch(`${site.url}/termes`)).status).toBe(200);
      release();
      expect((await waiting).status).toBe(200);
    });
  });

  describe('without room', () => {
    worldOfItsOwn();

    test('may not grow any more', async () => {
      site = await world.startSite({}, { fileLimit: 500 });
      for (;;) {
        const { status, reference } = await postJson(site.url);
        if (status !== 200) break;
        acknowledged.push(reference);
      }
      await expectHonestFailure();
      await site.stop();
      site = await world.startSite();
      await expectRecovery('Disk quota used up');
    });

    if (canMount) test('is on a full disk', onFullDisk);
    else console.log('This user may not mount a small disk: none is filled in this run.');
  });
};

/** Another program that writes. The site may be writing itself: it is waited for. */
function holdDatabase(): () => void {
  const other = new Sqlite(join(world.dataDir, 'outbox.db'), { timeout: patienceMs });
  other.exec('BEGIN EXCLUSIVE');
  let isHeld = true;
  const release = () => {
    if (!isHeld) return;
    isHeld = false;
    other.exec('ROLLBACK');
    other.close();
  };
  onTestFinished(release);
  return release;
}

async function onFullDisk() {
  const disk = world.dataDir;
  await mountSmallDisk(disk);
  try {
    site = await world.startSite();
    await expectAccepted();
    await fill(disk);
    await expectHonestFailure();
    await unlink(join(disk, 'filling'));
    await expectRecovery('Disk full');
    await site.stop();
  } finally {
    await unmount(disk);
  }
}

// Each engine has faults of its own; a run tests those of the engine it is on.
describe(`a database (${engine})`, () => {
  if (onPostgres) faultsOfPostgres();
  else faultsOfSqlite();
});

/** Leaves not a single block, whatever the database has reserved. */
async function fill(disk: string) {
  const { bfree, bsize } = await statfs(disk);
  await writeFile(join(disk, 'filling'), Buffer.alloc(bfree * bsize)).catch(() => undefined);
  await until(async () => {
    await writeFile(join(disk, 'filling'), Buffer.alloc(bsize), { flag: 'a' }).catch(
      () => undefined,
    );
    return (await statfs(disk)).bfree === 0;
  });
}
