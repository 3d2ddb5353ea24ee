const MAX_REPEATS = 10_000;

function referencesIn(attributes: ReadonlyMap<string, string>): string[] {
  const [, part] = /^\s*#(\S+)/.exec(attributes.get('href') ?? '') ?? [];
  const painted = [...attributes.values()].flatMap((value) =>
    [...value.matchAll(/url\(\s*["']?#([^"')\s]+)/gi)].map(([, name = '']) => name),
  );
  return part === undefined ? painted : [part, ...painted];
}

/**
 * Counts what a drawing shows once all its references are followed. A few lines can repeat one
 * another into billions of shapes, and whoever draws them never comes to an end.
 */
export class Repeats {
  /** What is referred to from within each part that has a name. */
  readonly #within = new Map<string, string[]>();
  readonly #all: string[] = [];
  /** Names of the elements around the place that is read. */
  readonly #open: (string | undefined)[] = [];

  enter(attributes: ReadonlyMap<string, string>): void {
    const id = attributes.get('id');
    if (id !== undefined) this.#within.set(id, []);
    this.#open.push(id);
    const references = referencesIn(attributes);
    for (const list of [this.#all, ...this.#open.map((name) => this.#within.get(name ?? ''))]) {
      list?.push(...references);
    }
    refuseBeyondReason(this.#all.length);
  }

  leave(): void {
    this.#open.pop();
  }

  /** Follows the references. Throws when they lead too far. */
  follow(): void {
    const counted = new Map<string, number>();
    const sum = (names: readonly string[]): number =>
      names.reduce((total, name) => total + countOf(name), 0);
    const countOf = (name: string): number => {
      const known = counted.get(name);
      if (known !== undefined) return known;
      // A part that shows itself is drawn by nobody.
      counted.set(name, 0);
      const count = 1 + sum(this.#within.get(name) ?? []);
      counted.set(name, count);
      return count;
    };
    refuseBeyondReason(sum(this.#all));
  }
}

function refuseBeyondReason(count: number): void {
  if (count > MAX_REPEATS) throw new Error('The drawing repeats its parts too often.');
}
