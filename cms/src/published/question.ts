import type { Core, Schema } from '@strapi/strapi';

import { publishedTypes } from './models';

/** Some 500 kB of answer. */
const MOST = 2000;
/** The highest number that an entry can have. */
const LAST_ID = 2 ** 31 - 1;

export interface Question {
  type: Schema.ContentType;
  /** The number of the last entry that is known already. */
  after: number;
  limit: number;
  document: string | undefined;
}

/** Undefined when it is not understood. A query's values may be lists and objects, too. */
export function questionIn(
  strapi: Core.Strapi,
  { model, document, ...query }: Record<string, unknown>,
): Question | undefined {
  const type = publishedTypes(strapi).find(({ info }) => info.singularName === model);
  const after = numberIn(query.after, { least: 0, most: LAST_ID, otherwise: 0 });
  const limit = numberIn(query.limit, { least: 1, most: MOST, otherwise: MOST });
  if (!type || after === undefined || limit === undefined || !isDocument(document)) return;
  return { type, after, limit, document };
}

interface Bounds {
  least: number;
  most: number;
  otherwise: number;
}

function numberIn(given: unknown, { least, most, otherwise }: Bounds): number | undefined {
  if (given === undefined) return otherwise;
  if (typeof given !== 'string' || !/^\d{1,10}$/.test(given)) return undefined;
  const number = Number(given);
  return number >= least && number <= most ? number : undefined;
}

const isDocument = (given: unknown): given is string | undefined =>
  given === undefined || (typeof given === 'string' && /^[\w-]{1,64}$/.test(given));
