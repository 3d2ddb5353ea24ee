import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { list } from './api.ts';
import type { Editor } from './editor.ts';

export const NEWS = 'api::nouvelle.nouvelle';

/** What a news item needs to be published, under an address of its own. */
export const news = (more: object = {}) => ({
  title: 'Une nouvelle',
  slug: `une-nouvelle-${randomUUID()}`,
  date: '2026-01-01',
  ...more,
});

export async function isOnline(documentId: string, locale = 'fr'): Promise<boolean> {
  const { entries } = await list(`nouvelles?locale=${locale}&filters[documentId]=${documentId}`);
  return entries.length > 0;
}

/** In one language, without faults. */
export const soundNews = (title: string, more: object = {}) =>
  news({ title, desc: 'Une description.', ...more });

/** Published for as long as it is used, under a title that nothing else has. */
export async function withNews(
  editor: Editor,
  fields: object,
  use: (title: string, id: string) => Promise<void>,
): Promise<void> {
  const title = `État ${randomUUID()}`;
  const entry = await editor.publish(NEWS, 'fr', soundNews(title, fields));
  expect(entry.status).toBe(200);
  try {
    await use(title, entry.body.data.documentId);
  } finally {
    await editor.remove(NEWS, entry);
  }
}
