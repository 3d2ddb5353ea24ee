import type { Core, Schema } from '@strapi/strapi';

import { isLocale, type Locale } from '../../locales';
import { namesOf } from '../entry';
import type { Check } from '../finding';
import { toldBySite } from '../told-by-site';

/** As the site tells it: where in which entry something stands that it cannot show. */
interface Unshown {
  model: string;
  documentId?: string;
  /** Known instead of the document where a whole page could not be drawn. */
  slug?: string;
  locale?: string;
  /** Empty when all of it is meant. */
  path: string;
}

/** As « Champ » says it of a page that the site gave up. */
const WHOLE_PAGE = 'Toute la page : ses textes demandent trop au site pour être affichés';

/** Published, and not shown: the site cannot read it. Only the site knows. */
export const unshown: Check = async function* ({ strapi, types }) {
  const { unshown: all } = await toldBySite<{ unshown: Unshown[] }>('/hooks/unshown');
  for (const told of all) {
    const { model, locale, path } = told;
    const type = types.find(({ info }) => info.singularName === model);
    if (!type || !isLocale(locale)) continue;
    const { select, find } = await namesOf(strapi, type);
    const entry = await entryOf(strapi, type, select, { ...told, locale });
    const detail = path === '' ? WHOLE_PAGE : await placeOf(strapi, type, path.split('.'));
    yield { ...find(entry, locale), detail };
  }
};

async function entryOf(
  strapi: Core.Strapi,
  { uid, kind }: Schema.ContentType,
  select: string[],
  { documentId, slug, locale }: Pick<Unshown, 'documentId' | 'slug'> & { locale: Locale },
) {
  // Of a page there is one.
  const which = documentId ? { documentId } : kind === 'singleType' ? {} : { slug: slug ?? '' };
  const stored = await strapi.db.query(uid).findOne({
    select: ['id', 'documentId', ...select],
    where: { ...which, locale, publishedAt: { $notNull: true } },
  });
  return { ...stored, documentId: String(stored?.documentId ?? documentId ?? '') };
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
