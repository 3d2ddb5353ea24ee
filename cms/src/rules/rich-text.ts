import type { Core, Struct } from '@strapi/strapi';

import { refusal } from './refusal';
import {
  type Excess,
  entryLimits,
  excessIn,
  type Limits,
  richTextLimits,
} from './rich-text-excess';

const NAMES: Record<Excess, string> = {
  characters: 'caractères',
  depth: 'niveaux de citations ou de listes',
  lines: 'lignes',
  brackets: 'crochets',
  cells: 'cellules de tableaux',
  marks: 'marques de mise en forme',
  tags: 'balises',
  addresses: 'adresses',
};

interface Text {
  readonly value: string;
  readonly path: readonly string[];
}

/** A text that no page could show in good time is refused where it is typed, and so are many that together cannot. */
export function limitRichTexts(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.action === 'create' || context.action === 'update') {
      check([...textsIn(strapi, context.contentType, context.params.data, [])]);
    }
    return next();
  });
}

function check(texts: readonly Text[]): void {
  for (const { value, path } of texts) {
    const excess = excessIn(value);
    if (excess) {
      const much = tooMuch(excess, richTextLimits);
      throw refusal([...path], `Ce texte ne peut pas être affiché : il a ${much}. Répartissez-le.`);
    }
  }
  const excess = excessIn(texts.map(({ value }) => value).join('\n'), entryLimits);
  if (excess) {
    const much = tooMuch(excess, entryLimits);
    throw refusal(
      [...longestOf(texts).path],
      `Les textes de cette entrée ne peuvent pas être affichés sur une seule page : ensemble, ils ont ${much}. Répartissez-les sur plusieurs entrées.`,
    );
  }
}

const tooMuch = (excess: Excess, limits: Limits) =>
  `plus de ${limits[excess].toLocaleString('fr-CA')} ${NAMES[excess]}`;

const longestOf = (texts: readonly Text[]): Text =>
  texts.reduce((longest, text) => (text.value.length > longest.value.length ? text : longest));

function* textsIn(
  strapi: Core.Strapi,
  schema: Struct.Schema,
  data: unknown,
  path: readonly string[],
): Generator<Text> {
  if (!isRecord(data)) return;
  for (const [name, attribute] of Object.entries(schema.attributes)) {
    const value = data[name];
    const here = [...path, name];
    if (attribute.type === 'richtext' && typeof value === 'string') yield { value, path: here };
    if (attribute.type === 'component' || attribute.type === 'dynamiczone') {
      const parts = Array.isArray(value) ? value : [value];
      for (const [index, part] of parts.entries()) {
        const uid = attribute.type === 'component' ? attribute.component : partType(part);
        const component = uid
          ? strapi.components[uid as keyof typeof strapi.components]
          : undefined;
        const place = Array.isArray(value) ? [...here, String(index)] : here;
        if (component) yield* textsIn(strapi, component, part, place);
      }
    }
  }
}

const partType = (part: unknown) =>
  isRecord(part) && typeof part.__component === 'string' ? part.__component : undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
