import type { Change } from './change.ts';

type Withdrawal = Pick<Change, 'documentId' | 'locale'>;

/** An answer of the content service without an entry that has been withdrawn, wherever it stood. */
export function withoutWithdrawn(answer: unknown, withdrawal: Withdrawal): unknown {
  const without = strip(answer, withdrawal);
  return countedAgain(answer, without);
}

function strip(value: unknown, withdrawal: Withdrawal): unknown {
  if (Array.isArray(value)) {
    return value.filter((one) => !isOf(one, withdrawal)).map((one) => strip(one, withdrawal));
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      isOf(part, withdrawal) ? null : strip(part, withdrawal),
    ]),
  );
}

/** A list that has become shorter says so. */
function countedAgain(before: unknown, after: unknown): unknown {
  if (!isObject(before) || !isObject(after)) return after;
  const { meta } = after;
  const pagination = isObject(meta) ? meta.pagination : undefined;
  if (!Array.isArray(before.data) || !Array.isArray(after.data) || !isObject(pagination)) {
    return after;
  }
  const total = Number(pagination.total) - (before.data.length - after.data.length);
  return { ...after, meta: { pagination: { ...pagination, total } } };
}

/** A version in another language is another page: it stays. */
function isOf(value: unknown, { documentId, locale }: Withdrawal): boolean {
  if (!isObject(value) || value.documentId !== documentId) return false;
  const own = isObject(value.attributes) ? value.attributes.locale : undefined;
  return locale === undefined || typeof own !== 'string' || own === locale;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
