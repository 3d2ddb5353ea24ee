import { randomUUID } from 'node:crypto';
import { patienceMs } from '../../support/patience.ts';

export interface Posted {
  readonly status: number;
  readonly text: string;
  readonly reference: string | undefined;
  readonly headers: Headers;
}

export interface PostOptions {
  readonly key?: string;
  /** The visitor's address, as a proxy would tell it. */
  readonly sender?: string;
  readonly fields?: Record<string, string>;
  readonly headers?: Record<string, string>;
  readonly form?: 'contact' | 'complaint';
  /** Of the page that the form stood on. */
  readonly path?: string;
}

/** Names that no log may hold. */
export const visitor = {
  firstname: 'Zéphirine',
  lastname: 'Lachapelle',
  email: 'zephirine@lachapelle.example',
};
export const namesInLog = /zéphirine|lachapelle/i;

let senders = 0;
/** Another visitor each time: what one sends beyond five messages in ten minutes is set aside. */
export const newSender = () => {
  senders += 1;
  return `10.${senders >> 16}.${(senders >> 8) & 255}.${senders & 255}`;
};

/** As the enhanced form posts. */
export function postJson(siteUrl: string, options: PostOptions = {}): Promise<Posted> {
  const { key = randomUUID(), fields, form = 'contact', path = '/termes' } = options;
  return post(siteUrl, form, options, {
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'Idempotency-Key': key,
    },
    body: JSON.stringify({
      ...visitor,
      details: 'Bonjour',
      ...fields,
      context: { path, locale: 'fr' },
      elapsed: 20_000,
    }),
  });
}

/** As a browser without JavaScript posts. */
export function postForm(siteUrl: string, options: PostOptions = {}): Promise<Posted> {
  return post(siteUrl, options.form ?? 'contact', options, {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
    body: new URLSearchParams({
      ...visitor,
      details: 'Bonjour',
      ...options.fields,
      path: options.path ?? '/termes',
      locale: 'fr',
    }).toString(),
  });
}

async function post(
  siteUrl: string,
  form: string,
  { sender = newSender(), headers }: PostOptions,
  init: { headers: Record<string, string>; body: string },
): Promise<Posted> {
  const response = await fetch(`${siteUrl}/functions/${form}/`, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
    body: init.body,
    headers: { Origin: siteUrl, 'X-Forwarded-For': sender, ...init.headers, ...headers },
  });
  const text = await response.text();
  const isJson = (response.headers.get('Content-Type') ?? '').startsWith('application/json');
  return {
    status: response.status,
    text,
    reference: isJson ? (JSON.parse(text) as { reference?: string }).reference : undefined,
    headers: response.headers,
  };
}
