import type { Core, Struct } from '@strapi/strapi';

import { refusal } from './refusal';
import { type Excess, excessIn } from './rich-text-excess';

const REASONS: Record<Excess, string> = {
  characters: 'il dépasse 30 000 caractères',
  depth: 'ses citations ou ses listes sont imbriquées sur plus de 20 niveaux',
  lines: 'il dépasse 2 000 lignes',
  brackets: 'il contient plus de 2 000 crochets',
  cells: 'ses tableaux dépassent 2 000 cellules',
  marks: 'il contient plus de 4 000 marques de mise en forme',
  tags: 'il contient plus de 1 000 balises',
  addresses: 'il contient plus de 500 adresses',
};

/** A text that no page could show in good time is refused where it is typed. */
export function limitRichTexts(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.action === 'create' || context.action === 'update') {
      check(strapi, context.contentType, context.params.data, []);
    }
    return next();
  });
}

function check(strapi: Core.Strapi, schema: Struct.Schema, data: unknown, path: string[]): void {
  if (!isRecord(data)) return;
  for (const [name, attribute] of Object.entries(schema.attributes)) {
    const value = data[name];
    const here = [...path, name];
    if (attribute.type === 'richtext' && typeof value === 'string') {
      const excess = excessIn(value);
      if (excess) {
        throw refusal(
          here,
          `Ce texte ne peut pas être affiché : ${REASONS[excess]}. Répartissez-le.`,
        );
      }
    }
    if (attribute.type === 'component' || attribute.type === 'dynamiczone') {
      const parts = Array.isArray(value) ? value : [value];
      for (const [index, part] of parts.entries()) {
        const uid = attribute.type === 'component' ? attribute.component : partType(part);
        const component = uid
          ? strapi.components[uid as keyof typeof strapi.components]
          : undefined;
        const place = Array.isArray(value) ? [...here, String(index)] : here;
        if (component) check(strapi, component, part, place);
      }
    }
  }
}

const partType = (part: unknown) =>
  isRecord(part) && typeof part.__component === 'string' ? part.__component : undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
