import { isEnglishPath } from './locale.ts';
import { matchPath, untranslatedNotice } from './paths.ts';
import { categoryName, mayBeRead, normalForms, unbounded } from './query-names.ts';
import { routeOf } from './routes.ts';

const maxValues = 10;
const maxKept = 2;

/** What an address asks for, brought into one form, and what else its visitor came with. */
export interface ReadAddress {
  readonly path: string;
  /** What the page reads, in order; an address that says the same gives the same. */
  readonly own: string;
  /** A campaign's marks and the like, in no certain form: no part of the page. */
  readonly foreign: string;
  /** False where pages could be varied without end: they are drawn and forgotten. */
  readonly isKept: boolean;
}

export function readAddress(path: string, search: string): ReadAddress {
  if (search === '' || search === '?') return { path, own: '', foreign: '', isKept: true };
  // A campaign's visitors come by the thousand: what cannot be anything else is not taken apart.
  if (!mayBeRead(search)) return { path, own: '', foreign: search.slice(1), isKept: true };
  const route = matchPath(path);
  const read = route ? (routeOf(route.key).query ?? []) : [];
  const own: [string, string][] = [];
  const foreign = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    const known = read.find((one) => one === name);
    const normal = known ? normalForms[known](value) : ofEveryPage(path, name, value);
    if (normal !== undefined) own.push([canonicalName(path, name), normal]);
    else if (!known && name !== 'lang' && name !== untranslatedNotice.name) {
      foreign.append(name, value);
    }
  }
  const pairs = inOrder(own);
  const names = pairs.map(([name]) => name);
  return {
    path,
    own: new URLSearchParams(pairs).toString(),
    foreign: foreign.toString(),
    isKept:
      pairs.length <= maxKept &&
      new Set(names).size === names.length &&
      !names.some((name) => unbounded.includes(name)),
  };
}

const isCategoryName = (name: string) => Object.values<string>(categoryName).includes(name);

const canonicalName = (path: string, name: string) =>
  isCategoryName(name) ? categoryName[isEnglishPath(path) ? 'en' : 'fr'] : name;

/** The language of a French address, and the word that an entry has no translation. */
function ofEveryPage(path: string, name: string, value: string): string | undefined {
  if (name === 'lang') return value === 'en' && !isEnglishPath(path) ? value : undefined;
  const isNotice = name === untranslatedNotice.name && value === untranslatedNotice.value;
  return isNotice ? value : undefined;
}

/** Each pair once, sorted; of a page number or a language only the first counts. */
function inOrder(pairs: readonly [string, string][]): [string, string][] {
  const single = ['page', 'lang', 'notice', 'reference', 'q', 'type'];
  const seen = new Set<string>();
  const kept = pairs.filter(([name, value]) => {
    const mark = single.includes(name) ? name : `${name} ${value}`;
    return !seen.has(mark) && seen.add(mark);
  });
  return kept
    .slice(0, maxValues)
    .sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1));
}
