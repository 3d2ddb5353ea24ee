import type { Core, Schema, UID } from '@strapi/strapi';

import { isInboxType } from '../inbox/types';
import { formOf, hasForm } from './forms';
import { refusal } from './refusal';

interface BadValue {
  path: string[];
  value: string;
  advice: string;
}

/** The first value in `data`, through components and dynamic zones, that has not its form. */
function* badValues(
  strapi: Core.Strapi,
  attributes: Schema.Attributes,
  data: unknown,
  path: string[] = [],
): Generator<BadValue> {
  if (!data || typeof data !== 'object') return;
  for (const [name, value] of Object.entries(data)) {
    const attribute = attributes[name];
    if (!attribute) continue;
    const at = [...path, name];
    if (attribute.type === 'component') {
      yield* inComponents(strapi, value, at, () => attribute.component);
    } else if (attribute.type === 'dynamiczone') {
      yield* inComponents(strapi, value, at, ({ __component }) => __component);
    } else {
      const form = formOf(attribute);
      if (form && !hasForm(form, value)) {
        yield { path: at, value: String(value), advice: form.advice };
      }
    }
  }
}

function* inComponents(
  strapi: Core.Strapi,
  value: unknown,
  path: string[],
  componentOf: (item: { __component: UID.Component }) => UID.Component,
): Generator<BadValue> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield* inComponents(strapi, item, [...path, String(index)], componentOf);
    }
  } else if (value && typeof value === 'object') {
    const uid = componentOf(value as { __component: UID.Component });
    const component = strapi.components[uid];
    if (component) yield* badValues(strapi, component.attributes, value, path);
  }
}

/** As much as fits in a sentence. */
const SHOWN = 80;

/**
 * Values without their form are refused when they are saved, drafts too: Strapi looks at them only
 * when an entry is published, and says so in the words of its own patterns.
 */
export function requireFormsOfValues(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, contentType, params } = context;
    // What visitors sent was held to the forms of its own page, and must arrive.
    if (isInboxType(uid) || (action !== 'create' && action !== 'update')) return next();

    const [bad] = badValues(strapi, contentType.attributes, params.data);
    if (bad) {
      const shown = bad.value.length > SHOWN ? `${bad.value.slice(0, SHOWN)}…` : bad.value;
      throw refusal(bad.path, `« ${shown} » ${bad.advice}`);
    }
    return next();
  });
}
