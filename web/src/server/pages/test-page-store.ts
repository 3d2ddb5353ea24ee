import { createDisposableDatabase } from '../../storage/disposable-database.ts';
import { createPageStore, type PageStore, pageTables } from './page-store.ts';

interface TestStoreOptions {
  readonly file?: string;
  readonly version?: string;
  readonly maxPages?: number;
  readonly onError?: (error: unknown) => void;
}

/** A page store of a test, in memory unless it is to outlive a run. */
export function testPageStore({
  file = ':memory:',
  version = '',
  maxPages = 100,
  onError = (error) => {
    throw error;
  },
}: TestStoreOptions = {}): PageStore {
  const database = createDisposableDatabase({ file, tables: pageTables, version, onError });
  return createPageStore(database, maxPages);
}
