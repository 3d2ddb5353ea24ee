import type { Core, Schema } from '@strapi/strapi';

const TEXT_TYPES = ['string', 'text', 'richtext'];

/** As Strapi's queries take it. */
interface Selection {
  select: string[];
  populate: Record<string, Selection | { on: Record<string, Selection> }>;
}

/** Selects all that is written in a type, down into its components, and nothing else. */
export function textsOf(strapi: Core.Strapi, attributes: Schema.Attributes): Selection {
  const selection: Selection = { select: ['id'], populate: {} };
  for (const [name, attribute] of Object.entries(attributes)) {
    if (name === 'locale') continue;
    if (TEXT_TYPES.includes(attribute.type)) selection.select.push(name);
    if (attribute.type === 'component') {
      const { attributes: parts } = strapi.getModel(attribute.component);
      selection.populate[name] = textsOf(strapi, parts);
    }
    if (attribute.type === 'dynamiczone') {
      const on = attribute.components.map((uid) => [
        uid,
        textsOf(strapi, strapi.getModel(uid).attributes),
      ]);
      selection.populate[name] = { on: Object.fromEntries(on) };
    }
  }
  return selection;
}

/** Every text below a value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}
