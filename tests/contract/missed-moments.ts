import { sql } from 'kysely';
import { inject } from 'vitest';
import { inDatabase, moment } from './database.ts';

export const anHourAgo = () => new Date(Date.now() - 60 * 60 * 1000);

/** As if the service had been down when the moments of these news items came. */
export function miss(
  documentIds: string[],
  moments: { publish_at?: Date; unpublish_at?: Date } = { publish_at: anHourAgo() },
): Promise<unknown> {
  const service = inject('service');
  const set = Object.entries(moments).map(
    ([field, date]) => sql`${sql.ref(field)} = ${moment(service, date)}`,
  );
  return inDatabase(
    service,
    sql`update nouvelles set ${sql.join(set)}
        where document_id in (${sql.join(documentIds)}) and published_at is null`,
  );
}
