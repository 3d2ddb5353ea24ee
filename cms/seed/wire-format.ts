import { createHash } from 'node:crypto';

import type { Core, Schema, UID } from '@strapi/strapi';

import type { Fields } from './content-files';
import { isSampleMedia } from './media';

/** Derived from the key, so that entries can point at each other and a second run finds them again. */
export function documentIdOf(path: string, key: string): string {
  return `s${createHash('sha256').update(`${path}/${key}`).digest('hex').slice(0, 23)}`;
}

/** Turns a data file's fields into what Strapi stores: files by id, relations by document. */
export class WireFormat {
  constructor(
    private readonly strapi: Core.Strapi,
    private readonly mediaIds: ReadonlyMap<string, number>,
  ) {}

  of(attributes: Schema.Attributes, fields: Fields): Fields {
    return Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        this.value(attributes[name], name, value),
      ]),
    );
  }

  private value(
    attribute: Schema.Attribute.AnyAttribute | undefined,
    name: string,
    value: unknown,
  ): unknown {
    if (name === '__component') return value;
    if (!attribute) throw new Error(`The sample content has a field that its type lacks: ${name}`);
    if (value === null) return null;
    switch (attribute.type) {
      case 'media':
        return isSampleMedia(value) ? this.mediaIds.get(value.file) : null;
      case 'relation':
        return this.documentIds(attribute, value);
      case 'component':
        return this.component(attribute.component, value);
      case 'dynamiczone':
        return (value as { __component: UID.Component }[]).map((block) =>
          this.component(block.__component, block),
        );
      default:
        return value;
    }
  }

  private documentIds(attribute: Schema.Attribute.AnyAttribute, value: unknown): unknown {
    const { target } = attribute as unknown as { target: UID.ContentType };
    const path = this.strapi.getModel(target).info.pluralName;
    return Array.isArray(value)
      ? value.map((key) => documentIdOf(path, String(key)))
      : documentIdOf(path, String(value));
  }

  private component(uid: UID.Component, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.component(uid, item));
    return this.of(this.strapi.getModel(uid).attributes, value as Fields);
  }
}
