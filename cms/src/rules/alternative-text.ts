import type { Core, Schema, UID } from '@strapi/strapi';

import { refusal } from './refusal';

const FILE = 'plugin::upload.file';

interface UsedMedia {
  path: string[];
  id: string | number;
}

function idsIn(value: unknown): (string | number)[] {
  if (typeof value === 'number' || typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (value && typeof value === 'object') {
    const { id, connect, set } = value as { id?: unknown; connect?: unknown; set?: unknown };
    return [id, connect, set].flatMap(idsIn);
  }
  return [];
}

/** Every media that `data` refers to, through components and dynamic zones. */
function mediaIn(
  strapi: Core.Strapi,
  attributes: Schema.Attributes,
  data: unknown,
  path: string[] = [],
): UsedMedia[] {
  if (!data || typeof data !== 'object') return [];

  const inComponent = (uid: UID.Component, value: unknown, at: string[]): UsedMedia[] =>
    Array.isArray(value)
      ? value.flatMap((item, index) => inComponent(uid, item, [...at, String(index)]))
      : mediaIn(strapi, strapi.getModel(uid).attributes, value, at);

  return Object.entries(data).flatMap(([name, value]): UsedMedia[] => {
    const attribute = attributes[name];
    const at = [...path, name];
    if (attribute?.type === 'media') return idsIn(value).map((id) => ({ path: at, id }));
    if (attribute?.type === 'component') return inComponent(attribute.component, value, at);
    if (attribute?.type === 'dynamiczone' && Array.isArray(value)) {
      return value.flatMap((block: { __component: UID.Component }, index) =>
        inComponent(block.__component, block, [...at, String(index)]),
      );
    }
    return [];
  });
}

function refuseMutePicturesInEntries(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.action !== 'create' && context.action !== 'update') return next();

    const used = mediaIn(strapi, context.contentType.attributes, context.params.data);
    if (used.length === 0) return next();

    const mute: { id: number; name: string }[] = await strapi.db.query(FILE).findMany({
      select: ['id', 'name'],
      where: {
        id: { $in: used.map(({ id }) => id) },
        mime: { $startsWith: 'image/' },
        $or: [{ alternativeText: null }, { alternativeText: '' }],
      },
    });
    const [first] = mute;
    if (first) {
      const path = used.find(({ id }) => Number(id) === first.id)?.path ?? [];
      throw refusal(
        path,
        `L’image « ${first.name} » n’a pas de texte de remplacement. Ajoutez-le dans la médiathèque, puis enregistrez de nouveau.`,
      );
    }
    return next();
  });
}

function refuseToMutePictures(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [FILE],
    async beforeUpdate({ params }) {
      const { data, where } = params as {
        data?: { alternativeText?: string | null };
        where?: object;
      };
      if (data?.alternativeText === undefined || data.alternativeText?.trim()) return;

      const file = await strapi.db.query(FILE).findOne({ where });
      if (file?.mime.startsWith('image/') && file.alternativeText) {
        throw refusal(
          ['alternativeText'],
          `L’image « ${file.name} » doit garder un texte de remplacement.`,
        );
      }
    },
  });
}

/** A picture without an alternative text cannot be used, and a text once given cannot be emptied. */
export function requireAlternativeTexts(strapi: Core.Strapi): void {
  refuseMutePicturesInEntries(strapi);
  refuseToMutePictures(strapi);
}
