import { inject } from 'vitest';

/** An entry as the header `Strapi-Response-Format: v4` shapes it. */
export interface Entry<Attributes = Record<string, unknown>> {
  id: number;
  attributes: Attributes & { locale: string; createdAt: string; updatedAt: string };
}

export interface Pagination {
  page?: number;
  pageSize?: number;
  start?: number;
  limit?: number;
  pageCount?: number;
  total: number;
}

interface Answer<Data> {
  data: Data;
  meta: { pagination: Pagination };
}

export interface Media {
  data: {
    id: number;
    attributes: {
      url: string;
      width: number;
      height: number;
      mime: string;
      alternativeText: string;
      caption: string;
      formats: Record<string, { url: string; width: number; tone?: string }> | null;
    };
  };
}

export interface Relation<Attributes = Record<string, unknown>> {
  data: Entry<Attributes>[];
}

/** Calls the content service; `path` is written as in the documents, with its query. */
export function call(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${inject('service').url}/api/${path}`, init);
}

export function asSite(init: RequestInit = {}): RequestInit {
  return {
    ...init,
    headers: {
      ...init.headers,
      Authorization: `Bearer ${inject('service').token}`,
      'Strapi-Response-Format': 'v4',
    },
  };
}

async function read<Data>(path: string): Promise<Answer<Data>> {
  const response = await call(path, asSite());
  if (!response.ok)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer<Data>;
}

/** The attributes of a single type. */
export async function single<Attributes = Record<string, unknown>>(path: string) {
  return (await read<Entry<Attributes>>(path)).data.attributes;
}

/** The entries of a collection. */
export async function list<Attributes = Record<string, unknown>>(path: string) {
  const { data, meta } = await read<Entry<Attributes>[]>(path);
  return { entries: data, pagination: meta.pagination };
}
