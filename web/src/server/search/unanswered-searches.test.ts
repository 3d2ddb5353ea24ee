import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testDatabase } from '../../outbox/test-database.ts';
import { derivedKey } from '../derived-key.ts';
import { createUnansweredSearches } from './unanswered-searches.ts';

describe('searches that found nothing', () => {
  const test = testDatabase();
  const secret = 'a-secret-of-some-length';
  const hourMs = 3_600_000;
  const dayMs = 24 * hourMs;
  let time: Date;

  function counting(isAnswered = async (_words: string) => false) {
    time = new Date('2026-11-16T10:00:00Z');
    const node = () => {
      const searches = createUnansweredSearches({
        databaseUrl: undefined,
        dataFolder: test.folder,
        secret,
        isAnswered,
        onError: (error) => {
          throw error;
        },
        now: () => time,
      });
      onTestFinished(searches.stop);
      return searches;
    };
    return { node, later: (ms: number) => (time = new Date(time.getTime() + ms)) };
  }
  /** Everything that is stored, read as a thief would. */
  const stored = () =>
    readdirSync(test.folder)
      .map((file) => readFileSync(join(test.folder, file), 'latin1'))
      .join('\n');

  it('are listed from the third time on, and before that stand nowhere in words', async () => {
    const { node, later } = counting();
    const one = node();
    for (let times = 1; times <= 2; times += 1) {
      one.note('Marie Tremblay', 'fr');
      later(hourMs);
      expect(await one.list()).toEqual([]);
    }
    expect(stored().toLowerCase()).not.toContain('tremblay');
    one.note('marie  TREMBLAY', 'fr');
    expect(await one.list()).toEqual([
      { words: 'marie tremblay', locale: 'fr', count: 3, askedOn: '2026-11-16' },
    ]);
  });

  it('count once an hour, whoever tries again', async () => {
    const { node } = counting();
    const one = node();
    for (let times = 0; times < 9; times += 1) one.note('rampe', 'fr');
    expect(await one.list()).toEqual([]);
  });

  it('are added up over nodes and starts, each language for itself', async () => {
    const { node, later } = counting();
    const [one, other] = [node(), node()];
    one.note('rampe', 'fr');
    other.note('rampe', 'fr');
    other.note('rampe', 'en');
    await one.stop();
    await other.stop();
    later(hourMs);
    const again = node();
    again.note('rampe', 'fr');
    expect(await again.list()).toMatchObject([{ words: 'rampe', locale: 'fr', count: 3 }]);
  });

  it('leave the list once something answers them, and are destroyed after ninety days', async () => {
    let isAnswered = false;
    const { node, later } = counting(async () => isAnswered);
    const one = node();
    for (let times = 0; times < 3; times += 1) {
      one.note('rampe', 'fr');
      later(hourMs);
    }
    expect(await one.list()).toHaveLength(1);
    isAnswered = true;
    expect(await one.list()).toEqual([]);
    isAnswered = false;
    later(89 * dayMs);
    expect(await one.list()).toHaveLength(1);
    later(2 * dayMs);
    expect(await one.list()).toEqual([]);
    await one.stop();
    const rows = await test.database.db.selectFrom('unanswered_search').selectAll().execute();
    expect(rows).toEqual([]);
  });

  it('are bounded: a machine that asks for all words fills nothing', async () => {
    const { node, later } = counting();
    const one = node();
    for (let hour = 0; hour < 5; hour += 1) {
      for (let number = 0; number < 400; number += 1) {
        one.note(`mot${'abcdefghij'[hour]}${number}`, 'fr');
      }
      await one.list();
      later(hourMs);
    }
    const { db } = test.database;
    const rows = await db.selectFrom('unanswered_search').select('key').execute();
    expect(rows.length).toBeLessThanOrEqual(1000);
  });

  it('have keys that are made for them alone', async () => {
    const one = counting().node();
    one.note('rampe', 'fr');
    await one.list();
    const { db } = test.database;
    const { key } = await db
      .selectFrom('unanswered_search')
      .select('key')
      .executeTakeFirstOrThrow();
    const own = createHmac('sha256', derivedKey(secret, 'unanswered searches'));
    expect(key).toBe(own.update('fr\nrampe').digest('hex'));
  });

  it('leave out what may name somebody', async () => {
    const { node, later } = counting();
    const one = node();
    for (let times = 0; times < 4; times += 1) {
      one.note('marie@exemple.ca', 'fr');
      one.note('418 555-0142', 'fr');
      later(hourMs);
    }
    expect(await one.list()).toEqual([]);
  });
});
