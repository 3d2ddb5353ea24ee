import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import {
  type DatabaseOptions,
  type OutboxDatabase,
  type OutboxTables,
  openDatabase,
} from '../../outbox/database.ts';
import { whenFree } from '../../outbox/when-free.ts';
import { keepableWords } from '../../search/keepable-words.ts';
import type { Locale } from '../../site/locale.ts';
import { derivedKey } from '../derived-key.ts';

export interface UnansweredSearch {
  readonly words: string;
  readonly locale: Locale;
  /** In how many different hours somebody asked. */
  readonly count: number;
  /** Year-month-day of the last time. */
  readonly askedOn: string;
}

export interface UnansweredSearchesOptions extends DatabaseOptions {
  readonly secret: string;
  /** Whether they find something by now. */
  readonly isAnswered: (words: string, locale: Locale) => Promise<boolean>;
  readonly onError: (error: unknown) => void;
  readonly now?: () => Date;
}

/** Before that, only a key is stored that cannot be read: a name typed once stands nowhere. */
const shownFrom = 3;
const keptDays = 90;
const keptSearches = 1000;
const listedSearches = 100;
/** Different ones in an hour; more are a machine's. */
const hourlySearches = 300;
const storeEveryMs = 60_000;
const patienceMs = 3000;
const dayMs = 24 * 60 * 60 * 1000;

type Tables = Kysely<OutboxTables>;

interface Asked {
  readonly words: string;
  readonly locale: Locale;
  count: number;
}

/**
 * What was searched for and not found, for editors, without any trace of who asked: the words alone,
 * each at most once an hour, so that somebody who tries again is not counted as several.
 */
export function createUnansweredSearches(options: UnansweredSearchesOptions) {
  const { secret, isAnswered, onError, now = () => new Date() } = options;
  const ownKey = derivedKey(secret, 'unanswered searches');
  const waiting = new Map<string, Asked>();
  const askedThisHour = new Set<string>();
  let hour = '';
  let opening: Promise<OutboxDatabase> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let storing: Promise<void> = Promise.resolve();

  const keyOf = (words: string, locale: Locale) =>
    createHmac('sha256', ownKey).update(`${locale}\n${words}`).digest('hex');
  const dayOf = (date: Date) => date.toISOString().slice(0, 10);

  function database(): Promise<OutboxDatabase> {
    opening ??= openDatabase(options).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  async function add(db: Tables, key: string, { words, locale, count }: Asked): Promise<void> {
    const asked_on = dayOf(now());
    await db
      .insertInto('unanswered_search')
      .values({ key, locale, words: count >= shownFrom ? words : null, count, asked_on })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => {
          const sum = eb('unanswered_search.count', '+', count);
          return {
            count: sum,
            words: eb.case().when(sum, '>=', shownFrom).then(words).else(null).end(),
            asked_on,
          };
        }),
      )
      .execute();
  }

  async function destroyOld(db: Tables): Promise<void> {
    const oldest = dayOf(new Date(now().getTime() - keptDays * dayMs));
    await db.deleteFrom('unanswered_search').where('asked_on', '<', oldest).execute();
    const beyond = await db
      .selectFrom('unanswered_search')
      .select('key')
      .orderBy('count', 'desc')
      .orderBy('asked_on', 'desc')
      .limit(keptSearches)
      .offset(keptSearches)
      .execute();
    const keys = beyond.map(({ key }) => key);
    if (keys.length > 0) {
      await db.deleteFrom('unanswered_search').where('key', 'in', keys).execute();
    }
  }

  /** All or none of them. What is asked meanwhile is counted anew. */
  async function store(): Promise<void> {
    const batch = [...waiting];
    waiting.clear();
    const storeAll = async () =>
      (await database()).db.transaction().execute(async (db) => {
        for (const [key, asked] of batch) await add(db, key, asked);
        await destroyOld(db);
      });
    try {
      await whenFree(storeAll, patienceMs);
    } catch (error) {
      for (const [key, asked] of batch) {
        asked.count += waiting.get(key)?.count ?? 0;
        waiting.set(key, asked);
      }
      throw error;
    }
  }

  /** One at a time: each search is stored once. */
  function storeNow(): Promise<void> {
    storing = storing.catch(() => undefined).then(store);
    return storing;
  }

  return {
    note(text: string, locale: Locale): void {
      const words = keepableWords(text);
      if (words === undefined) return;
      const current = now().toISOString().slice(0, 13);
      if (current !== hour) askedThisHour.clear();
      hour = current;
      const key = keyOf(words, locale);
      if (askedThisHour.has(key) || askedThisHour.size >= hourlySearches) return;
      askedThisHour.add(key);
      const asked = waiting.get(key);
      if (asked) asked.count += 1;
      else if (waiting.size < keptSearches) waiting.set(key, { words, locale, count: 1 });
    },
    /** Those that still find nothing, the most asked first. */
    async list(): Promise<UnansweredSearch[]> {
      await storeNow();
      const { db } = await database();
      const rows = await db
        .selectFrom('unanswered_search')
        .select(['words', 'locale', 'count', 'asked_on'])
        .where('words', 'is not', null)
        .orderBy('count', 'desc')
        .orderBy('words')
        .limit(keptSearches)
        .execute();
      const listed: UnansweredSearch[] = [];
      for (const { words, locale: written, count, asked_on } of rows) {
        const locale = written === 'en' ? ('en' as const) : ('fr' as const);
        if (words === null || (await isAnswered(words, locale))) continue;
        listed.push({ words, locale, count, askedOn: asked_on });
        if (listed.length === listedSearches) break;
      }
      return listed;
    },
    start(): void {
      timer = setInterval(() => {
        storeNow().catch(onError);
      }, storeEveryMs);
      timer.unref();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      if (waiting.size > 0) await storeNow().catch(onError);
      await (await opening?.catch(() => undefined))?.db.destroy();
    },
  };
}
