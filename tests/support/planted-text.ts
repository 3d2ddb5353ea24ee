import { join } from 'node:path';
import Database from 'better-sqlite3';
import { patienceMs } from './patience.ts';

/** Around the content service, which would refuse some texts. */
const statement = `UPDATE components_blocs_markdowns SET markdown = ? WHERE id IN (
  SELECT cmp_id FROM nouvelles_cmps JOIN nouvelles ON nouvelles.id = entity_id
  WHERE document_id = ? AND component_type = 'blocs.markdown')`;

export interface Planting {
  /** Says how many blocks have the text now: each block once as a draft and once published. */
  plant(text: string, documentId: string): number;
  close(): void;
}

/** Puts texts into news that are in the database already. */
export function plantingIn(dataDir: string): Planting {
  const database = new Database(join(dataDir, 'content.db'), { timeout: patienceMs });
  const prepared = database.prepare(statement);
  return {
    plant: (text, documentId) => prepared.run(text, documentId).changes,
    close: () => void database.close(),
  };
}
