import type { Core, Schema } from '@strapi/strapi';

import { isLocale, type Locale } from '../../locales';
import { namesOf } from '../entry';
import type { Check } from '../finding';
import { toldBySite } from '../told-by-site';

/** As the site tells it: where in which entry something stands that it cannot show. */
interface Unshown {
  model: string;
  documentId?: string;
  locale?: string;
  path: string;
}

/** Published, and not shown: the site cannot read it. Only the site knows. */
export const unshown: Check = async function* ({ strapi, types }) {
  const told = await toldBySite<{ unshown: Unshown[] }>('/hooks/unshown');
  for (const { model, documentId = '', locale, path } of told.unshown) {
    const type = types.find(({ info }) => info.singularName === model);
    if (!type || !isLocale(locale)) continue;
    const { select, find } = await namesOf(strapi, type);
    const entry = await entryOf(strapi, type, select, documentId, locale);
    yield { ...find(entry, locale), detail: await placeOf(strapi, type, path.split('.')) };
  }
};

async function entryOf(
  strapi: Core.Strapi,
  { uid }: Schema.ContentType,
  select: string[],
  documentId: string,
  locale: Locale,
) {
  const stored = await strapi.db.query(uid).findOne({
    select: ['id', ...select],
    where: { documentId, locale, publishedAt: { $notNull: true } },
  });
  return { ...stored, documentId };
}

/** The names that the form shows on the way to a field: « Réseaux sociaux, 3, Adresse web ». */
async function placeOf(
  strapi: Core.Strapi,
  model: Schema.ContentType | Schema.Component,
  [name = '', ...rest]: string[],
): Promise<string> {
  const attribute = model.attributes[name];
  // The number of an item, counted as people do; or a word of the wire that no form shows.
  if (!attribute) {
    const here = /^\d+$/.test(name) ? [String(Number(name) + 1)] : [];
    const deeper = rest.length > 0 ? [await placeOf(strapi, model, rest)] : [];
    return [...here, ...deeper].filter(Boolean).join(', ');
  }
  const service = model.modelType === 'component' ? 'components' : 'content-types';
  const { metadatas } = await strapi
    .plugin('content-manager')
    .service(service)
    .findConfiguration(model);
  const label: string = metadatas[name]?.edit?.label ?? name;
  if (rest.length === 0) return label;
  const inner =
    attribute.type === 'component' ? strapi.getModel(attribute.component) : withoutNames(model);
  return [label, await placeOf(strapi, inner, rest)].filter(Boolean).join(', ');
}

/** Below a relation, a picture or a mixed list, only numbers say something. */
const withoutNames = <Model extends Schema.ContentType | Schema.Component>(
  model: Model,
): Model => ({
  ...model,
  attributes: {},
});
