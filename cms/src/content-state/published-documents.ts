import type { Core, Schema } from '@strapi/strapi';

import type { Locale } from '../locales';

const PAGE = 200;

/** What visitors see of an entry in one language. */
export interface PublishedVersion {
  documentId: string;
  locale: Locale;
  [field: string]: unknown;
}

interface Selection {
  select?: string[];
  populate?: object;
}

/** Each published document of a type with its language versions, a page of rows in memory at a time. */
export async function* publishedDocuments<Version extends PublishedVersion>(
  strapi: Core.Strapi,
  { uid }: Schema.ContentType,
  { select = [], populate }: Selection,
): AsyncGenerator<Version[]> {
  let after = '';
  for (;;) {
    const rows: Version[] = await strapi.db.query(uid).findMany({
      select: ['id', 'documentId', 'locale', ...select],
      ...(populate && { populate }),
      // Types without drafts are published from the start.
      where: { publishedAt: { $notNull: true }, documentId: { $gt: after } },
      orderBy: { documentId: 'asc' },
      limit: PAGE,
    });
    const isLast = rows.length < PAGE;
    const cutOff = rows.at(-1)?.documentId;
    const whole = isLast ? rows : rows.filter(({ documentId }) => documentId !== cutOff);
    yield* byDocument(whole);
    if (isLast) return;
    after = whole.at(-1)?.documentId ?? '';
  }
}

/** Rows of a document stand side by side. */
function* byDocument<Version extends PublishedVersion>(rows: Version[]): Generator<Version[]> {
  let document: Version[] = [];
  for (const row of rows) {
    if (document[0] && document[0].documentId !== row.documentId) {
      yield document;
      document = [];
    }
    document.push(row);
  }
  if (document.length > 0) yield document;
}
