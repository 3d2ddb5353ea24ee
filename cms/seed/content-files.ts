import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

import type { Locale } from '../src/locales';

export type Fields = Record<string, unknown>;

/** One entry as the data files give it: what both languages share, then each language. */
export interface SampleEntry {
  key: string;
  id?: Partial<Record<Locale, number>>;
  shared: Fields;
  fr?: Fields | null;
  en?: Fields | null;
}

export interface SampleType {
  /** The type's path in the API, which is also the name of its file. */
  path: string;
  entries: SampleEntry[];
}

type SingleFile = { fr?: Fields; en?: Fields };
type CollectionFile = { entries: SampleEntry[] };

const CONTENT_DIR = resolve('seed/content');

/** Types that others refer to come first. */
const FIRST = ['tags', 'categories-blogue', 'etudes'];

function dateOf({ shared }: SampleEntry): string {
  return String(shared.date ?? shared.Publication ?? '');
}

function readType(file: string): SampleType {
  const path = basename(file, '.json');
  const content = JSON.parse(readFileSync(join(CONTENT_DIR, file), 'utf8')) as
    | SingleFile
    | CollectionFile;
  if (!('entries' in content)) return { path, entries: [{ key: path, shared: {}, ...content }] };
  // Oldest first, so that the most recently updated entries are the newest.
  const entries = [...content.entries].sort((a, b) => dateOf(a).localeCompare(dateOf(b)));
  return { path, entries };
}

export function readSampleTypes(): SampleType[] {
  const rank = ({ path }: SampleType) =>
    (FIRST.indexOf(path) + FIRST.length + 1) % (FIRST.length + 1);
  return readdirSync(CONTENT_DIR)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map(readType)
    .sort((a, b) => rank(a) - rank(b));
}
