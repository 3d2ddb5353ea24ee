import type { Locale } from '../site/locale.ts';
import { createDisposableDatabase } from '../storage/disposable-database.ts';
import { postingTable } from './inverted-index.ts';
import type { SearchDocument } from './search-document.ts';
import { createSearchIndex } from './search-index.ts';
import { wordTable } from './vocabulary.ts';

/** An index in memory, of documents that nobody keeps. */
export function createTestIndex(locale: Locale) {
  const database = createDisposableDatabase({
    file: ':memory:',
    tables: postingTable + wordTable,
    version: '',
    onError(error) {
      throw error;
    },
  });
  const index = createSearchIndex(locale, database);
  let last = 0;
  return {
    ...index,
    get size() {
      return index.size;
    },
    add(document: SearchDocument): void {
      last += 1;
      index.add(last, document);
      index.show(last, document);
    },
    remove(document: SearchDocument): void {
      const number = index.numberOf(document.address);
      if (number === undefined) throw new Error(`${document.address} is not in the index.`);
      index.remove(number, document);
      index.hide(number);
    },
  };
}
