import { z } from 'zod';
import type { Change } from './change.ts';
import type { ContentType } from './content-type.ts';
import type { HeldEntries } from './entries-in.ts';

/** As it is written to disk. */
export type ShownRecord = readonly string[];

const namesEntry = z.object({ slug: z.object({ $eq: z.string() }) });
const namesDocument = z.object({ documentId: z.object({ $eq: z.string() }) });

/** What may go into a page, each as one text: pages are found by them when something changes. */
const entry = (documentId: string) => `entry ${documentId}`;
/** A single type, or a list of entries. */
const list = (model: string) => `list ${model}`;
/** A list that begins with what was edited last: each correction moves an entry in it. */
const edited = (model: string) => `edited ${model}`;
/** The entry of this slug. */
const name = (model: string, slug: string) => `name ${model} ${slug}`;
/** The entry of any slug. */
const named = (model: string) => `named ${model}`;
const picture = (file: string) => `picture ${file}`;
/** Entries that do not say which they are: any change may be one of them. */
const nameless = 'nameless';

interface Question {
  readonly filters?: unknown;
  readonly sort?: string | readonly string[];
}

const isLastEdit = (sort: string) => sort.startsWith('updatedAt');

/**
 * Which pages may look different after a change, by what they showed. `entry`: what it is about, so
 * that visitors wait for a new page. `below`: pages that showed both, a list where the entry may
 * appear and the one entry that they are about themselves; that can wait a moment.
 */
export interface Touched {
  readonly entry: readonly string[];
  readonly below?: { readonly lists: readonly string[]; readonly named: string };
}

/** Undefined when any page may look different. */
export function touchedBy(change: Change): Touched | undefined {
  const { model, documentId, slug } = change;
  if (change.picture !== undefined) return { entry: [nameless, picture(change.picture)] };
  if (model === undefined) return undefined;
  const own = [
    nameless,
    ...(documentId === undefined ? [] : [entry(documentId)]),
    ...(slug === undefined ? [] : [name(model, slug)]),
  ];
  // One that nobody describes may be any.
  if (documentId === undefined && slug === undefined) own.push(named(model));
  const isDescribed = documentId !== undefined && slug !== undefined;
  const lists = [edited(model), list(model)];
  if (change.isWithdrawn || !isDescribed) return { entry: [...own, ...lists] };
  const moved = change.isInPlace ? [edited(model)] : lists;
  return { entry: own, below: { lists: moved, named: named(model) } };
}

/** What a page showed that must be gone when this was withdrawn. */
export const withdrawnBy = ({ documentId, isWithdrawn }: Change): string | undefined =>
  isWithdrawn && documentId !== undefined ? entry(documentId) : undefined;

/**
 * What went into a page, written down while it was asked for: every entry that an answer held, and
 * every question whose answer a new entry could change. Nobody lists by hand what a page depends on.
 */
export class Shown {
  readonly #all = new Set<string>();
  /** An earlier answer stood in for one that did not come: newer may come at any moment. */
  isStale = false;

  static of(record: ShownRecord): Shown {
    const shown = new Shown();
    for (const one of record) shown.#all.add(one);
    return shown;
  }

  record(): ShownRecord {
    return [...this.#all];
  }

  ask(
    { kind, model }: Pick<ContentType, 'kind' | 'model'>,
    { filters, sort = [] }: Question,
  ): void {
    const isOne = kind === 'collection';
    const slug = isOne ? namesEntry.safeParse(filters).data?.slug.$eq : undefined;
    const document = isOne ? namesDocument.safeParse(filters).data?.documentId.$eq : undefined;
    if (slug !== undefined) this.#all.add(name(model, slug)).add(named(model));
    else if (document !== undefined) this.#all.add(entry(document));
    else this.#all.add([sort].flat().some(isLastEdit) ? edited(model) : list(model));
  }

  hold({ ids, hasNameless, pictures = new Set() }: HeldEntries): void {
    for (const id of ids) this.#all.add(entry(id));
    for (const file of pictures) this.#all.add(picture(file));
    if (hasNameless) this.#all.add(nameless);
  }

  /** Whether it showed something that the change withdraws. */
  isWithdrawnBy(change: Change): boolean {
    const withdrawn = withdrawnBy(change);
    return withdrawn !== undefined && this.#all.has(withdrawn);
  }

  /** Whether the page could look different after this change, and where. */
  touch(change: Change): 'entry' | 'below' | undefined {
    const touched = touchedBy(change);
    if (!touched || touched.entry.some((one) => this.#all.has(one))) return 'entry';
    const { lists, named } = touched.below ?? { lists: [], named: '' };
    if (!lists.some((one) => this.#all.has(one))) return undefined;
    return this.#all.has(named) ? 'below' : 'entry';
  }

  isTouchedBy(change: Change): boolean {
    return this.touch(change) !== undefined;
  }
}
