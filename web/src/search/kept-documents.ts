import { z } from 'zod';
import type { BoundedFiles } from '../content/bounded-files.ts';
import { kinds, type SearchDocument } from './search-document.ts';

/** What was found on the page at one address. */
export interface KeptPage {
  readonly path: string;
  /** Of the page: of the same version, it has the same words. */
  readonly version: string;
  readonly documents: readonly SearchDocument[];
}

export interface KeptDocuments {
  read(path: string): Promise<KeptPage | undefined>;
  write(page: KeptPage): Promise<void>;
  remove(path: string): Promise<void>;
  all(): AsyncIterable<KeptPage>;
}

const keptPage = z.object({
  /** Of the way texts are read: what an earlier version of the site kept is read anew. */
  format: z.literal(2),
  path: z.string(),
  version: z.string(),
  documents: z.array(
    z.object({
      address: z.string(),
      locale: z.enum(['fr', 'en']),
      kind: z.enum(kinds),
      title: z.string(),
      headings: z.array(z.string()),
      tags: z.array(z.string()),
      summary: z.string(),
      text: z.string(),
      date: z.string().optional(),
    }),
  ),
});

/** The texts of the index, in files: memory holds which words stand where, not the texts. */
export function createKeptDocuments(files: BoundedFiles): KeptDocuments {
  const parse = (text: string): KeptPage | undefined => {
    try {
      const { path, version, documents } = keptPage.parse(JSON.parse(text));
      return {
        path,
        version,
        documents: documents.map((document) => ({ ...document, date: document.date })),
      };
    } catch {
      return undefined;
    }
  };
  return {
    read: (path) => files.read(path).then(parse, () => undefined),
    write: (page) => files.write(page.path, JSON.stringify({ format: 2, ...page })),
    remove: (path) => files.remove(path),
    async *all() {
      for await (const text of files.all()) {
        const page = parse(text);
        if (page) yield page;
      }
    },
  };
}
