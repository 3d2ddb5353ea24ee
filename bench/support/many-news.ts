import { join } from 'node:path';
import Database from 'better-sqlite3';

type Row = Record<string, string | number | null>;

/** Tables that hold something of a news item, and by which column. */
const parts = [
  { table: 'nouvelles_cmps', owner: 'entity_id', where: '' },
  { table: 'nouvelles_tags_lnk', owner: 'nouvelle_id', where: '' },
  {
    table: 'files_related_mph',
    owner: 'related_id',
    where: "AND related_type = 'api::nouvelle.nouvelle'",
  },
] as const;

const newest = Date.UTC(2026, 0, 1);
const day = 24 * 60 * 60 * 1000;

/**
 * Fills a copy of the sample database up to so many news items. Each is a copy of one that is
 * there, drafts, translations, tags, pictures and texts included; only days and addresses differ.
 * Answers the copies' French slugs.
 */
export function fillNews(dataDir: string, count: number): string[] {
  const db = new Database(join(dataDir, 'content.db'));
  const slugs: string[] = [];
  try {
    db.transaction(() => {
      const documents = db
        .prepare('SELECT document_id AS id FROM nouvelles GROUP BY document_id ORDER BY MIN(id)')
        .all() as { id: string }[];
      for (let copy = documents.length; copy < count; copy += 1) {
        const original = documents[copy % documents.length];
        if (original) slugs.push(...copyDocument(db, original.id, copy));
      }
    })();
  } finally {
    db.close();
  }
  return slugs;
}

function copyDocument(db: Database.Database, document: string, copy: number): string[] {
  const versions = db
    .prepare('SELECT * FROM nouvelles WHERE document_id = ?')
    .all(document) as Row[];
  const slugOf = ({ slug }: Row) => `${slug}-${copy}`;
  for (const version of versions) {
    const id = insert(db, 'nouvelles', {
      ...version,
      document_id: `${document}-${copy}`,
      slug: slugOf(version),
      date: new Date(newest - (copy % 3650) * day).toISOString().slice(0, 10),
    });
    for (const { table, owner, where } of parts) {
      const rows = db
        .prepare(`SELECT * FROM ${table} WHERE ${owner} = ? ${where}`)
        .all(version.id ?? null) as Row[];
      for (const row of rows) insert(db, table, { ...row, [owner]: id });
    }
  }
  return versions
    .filter(({ locale, published_at }) => locale === 'fr' && published_at !== null)
    .map(slugOf);
}

/** The row's own number is given anew. */
function insert(db: Database.Database, table: string, { id: _id, ...row }: Row): number {
  const names = Object.keys(row);
  const { lastInsertRowid } = db
    .prepare(
      `INSERT INTO ${table} (${names.map((name) => `"${name}"`).join(', ')})
       VALUES (${names.map((name) => `@${name}`).join(', ')})`,
    )
    .run(row);
  return Number(lastInsertRowid);
}
