import { z } from 'zod';
import type { DisposableDatabase } from './disposable-database.ts';

const text = z.object({ rows: z.string() });

/**
 * The rows of a table of which there may be tens of thousands. They come as one text, which the
 * question names `rows`: read one by one they would hold up everybody else for a tenth of a second.
 */
export function readMany<Row>(
  { first }: Pick<DisposableDatabase, 'first'>,
  row: z.ZodType<Row>,
  sql: string,
  ...values: string[]
): Row[] {
  const { rows } = first(text, sql, ...values) ?? { rows: '[]' };
  return z.array(row).parse(JSON.parse(rows));
}
