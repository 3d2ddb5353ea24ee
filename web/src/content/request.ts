import { stringify } from 'qs';
import type { ContentType } from './content-type.ts';
import { ContentMissing } from './errors.ts';

export interface RequestOptions {
  readonly baseUrl: string;
  readonly token: string;
  readonly timeoutMs: number;
  readonly fetch?: typeof fetch;
}

/** Asks the content service; `key` is a path with its query. The answer is the text of a JSON. */
export type Request = (key: string) => Promise<string>;

export const keyOf = (type: ContentType, query: object): string =>
  `/api/${type.path}?${stringify(query, { encodeValuesOnly: true })}`;

export function createRequest({ baseUrl, token, timeoutMs, ...rest }: RequestOptions): Request {
  const request = rest.fetch ?? fetch;
  return async (key) => {
    const response = await request(`${baseUrl}${key}`, {
      headers: {
        Accept: 'application/json',
        Authorization: `Bearer ${token}`,
        'Strapi-Response-Format': 'v4',
      },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 404) throw new ContentMissing(`Nothing at ${key}.`);
    if (!response.ok) throw new Error(`status ${response.status}`);
    return response.text();
  };
}
