import { z } from 'zod';
import type { Change } from './change.ts';
import type { ContentType } from './content-type.ts';
import type { HeldEntries } from './entries-in.ts';

/** As it is written to disk. */
export const shownRecord = z.object({
  entries: z.array(z.string()),
  models: z.array(z.string()),
  names: z.array(z.string()),
  hasNameless: z.boolean(),
  pictures: z.array(z.string()).default([]),
});
export type ShownRecord = z.output<typeof shownRecord>;

const namesEntry = z.object({ slug: z.object({ $eq: z.string() }) });
const namesDocument = z.object({ documentId: z.object({ $eq: z.string() }) });

/**
 * What went into a page, written down while it was asked for: every entry that an answer held, and
 * every question whose answer a new entry could change. Nobody lists by hand what a page depends on.
 */
export class Shown {
  readonly #entries = new Set<string>();
  /** Single types, and collections that were asked for a list. */
  readonly #models = new Set<string>();
  /** Collections that were asked for the one entry of this slug. */
  readonly #names = new Set<string>();
  readonly #pictures = new Set<string>();
  #hasNameless = false;
  /** An earlier answer stood in for one that did not come: newer may come at any moment. */
  isStale = false;

  static of(record: ShownRecord): Shown {
    const shown = new Shown();
    for (const id of record.entries) shown.#entries.add(id);
    for (const model of record.models) shown.#models.add(model);
    for (const name of record.names) shown.#names.add(name);
    for (const picture of record.pictures) shown.#pictures.add(picture);
    shown.#hasNameless = record.hasNameless;
    return shown;
  }

  record(): ShownRecord {
    return {
      entries: [...this.#entries],
      models: [...this.#models],
      names: [...this.#names],
      hasNameless: this.#hasNameless,
      pictures: [...this.#pictures],
    };
  }

  ask({ kind, model }: Pick<ContentType, 'kind' | 'model'>, filters: unknown): void {
    const slug = kind === 'collection' ? namesEntry.safeParse(filters).data?.slug.$eq : undefined;
    const document =
      kind === 'collection' ? namesDocument.safeParse(filters).data?.documentId.$eq : undefined;
    if (slug !== undefined) this.#names.add(nameOf(model, slug));
    else if (document !== undefined) this.#entries.add(document);
    else this.#models.add(model);
  }

  hold({ ids, hasNameless, pictures = new Set() }: HeldEntries): void {
    for (const id of ids) this.#entries.add(id);
    for (const picture of pictures) this.#pictures.add(picture);
    this.#hasNameless ||= hasNameless;
  }

  holds({ documentId }: Change): boolean {
    return documentId !== undefined && this.#entries.has(documentId);
  }

  /** Whether the page could look different after this change. */
  isTouchedBy(change: Change): boolean {
    const { model, documentId, slug, picture } = change;
    if (this.#hasNameless) return true;
    if (picture !== undefined) return this.#pictures.has(picture);
    if (model === undefined) return true;
    if (this.#models.has(model) || this.holds(change)) return true;
    if (slug !== undefined) return this.#names.has(nameOf(model, slug));
    // An entry without a slug changes no address; one that nobody describes may be any.
    return documentId === undefined && this.#asksByName(model);
  }

  /**
   * Whether the change is of an entry like the one that the page is about, and one that the page
   * does not show: it may appear among others below, and that can wait a moment.
   */
  isBeside(change: Change): boolean {
    const { model, slug, documentId } = change;
    if (model === undefined || slug === undefined || documentId === undefined) return false;
    if (this.#hasNameless || this.holds(change)) return false;
    return this.#asksByName(model) && !this.#names.has(nameOf(model, slug));
  }

  #asksByName(model: string): boolean {
    for (const name of this.#names) if (name.startsWith(nameOf(model, ''))) return true;
    return false;
  }
}

const nameOf = (model: string, slug: string) => `${model} ${slug}`;
