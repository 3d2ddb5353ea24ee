import type { Core, Schema, UID } from '@strapi/strapi';

import { LOCALES, type Locale } from '../src/locales';
import type { Fields, SampleEntry, SampleType } from './content-files';
import { editedTypes } from './edited-types';
import type { Progress } from './progress';
import { documentIdOf, type WireFormat } from './wire-format';

function isGroup(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A group such as an author is partly shared, partly translated. */
function merge(shared: Fields, translated: Fields): Fields {
  const merged = { ...shared, ...translated };
  for (const [name, value] of Object.entries(translated)) {
    const common = shared[name];
    if (isGroup(value) && isGroup(common)) merged[name] = { ...common, ...value };
  }
  return merged;
}

function typeAt(strapi: Core.Strapi, path: string): Schema.ContentType {
  const found = editedTypes(strapi).find(
    ({ kind, info }) => path === (kind === 'singleType' ? info.singularName : info.pluralName),
  );
  if (!found) throw new Error(`The sample content names a type that does not exist: ${path}`);
  return found;
}

interface Row {
  uid: UID.ContentType;
  documentId: string;
  locale: Locale;
  data: Fields;
}

async function writeWithId(
  strapi: Core.Strapi,
  id: number,
  { uid, documentId, locale, data }: Row,
) {
  await strapi.db
    .query(uid)
    .create({ data: { ...data, id, documentId, locale, publishedAt: new Date() } });
}

async function write(strapi: Core.Strapi, { uid, documentId, locale, data }: Row, first: boolean) {
  const documents = strapi.documents(uid);
  const status = 'published' as const;
  // Strapi's types know each content type's own fields; here the schema has decided them already.
  if (first) await documents.create({ locale, status, data: { ...data, documentId } as never });
  else await documents.update({ documentId, locale, status, data: data as never });
}

/** PostgreSQL keeps counting from 1 when ids are given; SQLite goes on from the highest by itself. */
async function continueIdsAfterFixedOnes(strapi: Core.Strapi, uid: UID.ContentType): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return;
  const table = `${strapi.db.getSchemaName() ?? 'public'}.${strapi.db.metadata.get(uid).tableName}`;
  await strapi.db.connection.raw(
    "select setval(pg_get_serial_sequence(?, 'id'), (select max(id) from ??))",
    [table, table],
  );
}

export async function writeEntries(
  strapi: Core.Strapi,
  { path, entries }: SampleType,
  wire: WireFormat,
  progress: Progress,
): Promise<void> {
  const { uid, attributes } = typeAt(strapi, path);
  const written = new Map<Locale, number>(LOCALES.map(({ code }) => [code, 0]));
  const fixedFirst = [...entries].sort((a, b) => Number(Boolean(b.id)) - Number(Boolean(a.id)));
  let sequenceIsStale = entries.some(({ id }) => id);

  async function writeEntry(entry: SampleEntry): Promise<void> {
    const documentId = documentIdOf(path, entry.key);
    for (const { code: locale } of LOCALES) {
      const translated = entry[locale];
      if (!translated) continue;
      written.set(locale, (written.get(locale) ?? 0) + 1);

      const versions = await strapi.db
        .query(uid)
        .findMany({ select: ['locale'], where: { documentId } });
      if (versions.some((version) => version.locale === locale)) continue;

      const row = {
        uid,
        documentId,
        locale,
        data: wire.of(attributes, merge(entry.shared, translated)),
      };
      const id = entry.id?.[locale];
      if (id) await writeWithId(strapi, id, row);
      else await write(strapi, row, versions.length === 0);
    }
  }

  progress.begin(path, entries.length);
  for (const entry of fixedFirst) {
    if (!entry.id && sequenceIsStale) {
      await continueIdsAfterFixedOnes(strapi, uid);
      sequenceIsStale = false;
    }
    await writeEntry(entry);
    progress.step();
  }
  progress.end(
    [...written].map(([locale, count]) => `${String(count).padStart(3)} ${locale}`).join('  '),
  );
}
