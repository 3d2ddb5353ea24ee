import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ContentType } from './content-type.ts';

/** What the content service really offers: its own schema files. */
const api = join(import.meta.dirname, '../../../cms/src/api');
const offered = new Map(
  readdirSync(api, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('schema.json'))
    .map((file) => JSON.parse(readFileSync(join(api, file), 'utf8')))
    .map(({ kind, info }) => [
      kind === 'singleType' ? info.singularName : info.pluralName,
      { kind, model: info.singularName },
    ]),
);

const isContentType = (value: unknown): value is ContentType =>
  typeof value === 'object' && value !== null && 'path' in value && 'model' in value;

const modules = import.meta.glob<Record<string, unknown>>('./schema/*.ts', { eager: true });
const known = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap((value) =>
    isContentType(value) ? [value] : Object.values(value ?? {}).filter(isContentType),
  );

describe('the types the site asks for', () => {
  it('are many', () => expect(known.length).toBeGreaterThan(8));

  it.each(known.map((type) => [type.path, type]))(
    '%s exists in the content service under its model’s name',
    (_, type) => {
      expect(offered.get(type.path)).toEqual({
        kind: type.kind === 'single' ? 'singleType' : 'collectionType',
        model: type.model,
      });
    },
  );
});
