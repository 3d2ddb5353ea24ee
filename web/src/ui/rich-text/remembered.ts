import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';
import { excessIn } from './excess.ts';
import { unformatted } from './unformatted.tsx';

/** Of source text; what is made of it takes a few times as much memory. */
const maxCharacters = 500_000;

/**
 * Reading an editor's text costs more than all the rest of a page, and the same text is read again
 * whenever anything on the page changes. Elements are never changed once made, so they can be shared.
 */
export function remembered(parse: (text: string) => ReactElement): (text: string) => ReactElement {
  const read = (text: string) => (excessIn(text) ? unformatted(text) : parse(text));
  const known = new LRUCache<string, ReactElement>({
    maxSize: maxCharacters,
    sizeCalculation: (_element, text) => text.length + 1,
  });
  return (text) => {
    const element = known.get(text) ?? read(text);
    known.set(text, element);
    return element;
  };
}
