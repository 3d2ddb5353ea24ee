import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../problem.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

export type AskSite = (address: string) => Promise<Answer>;

/** A large picture that has never been asked for is made meanwhile, after those that came before. */
const limitMs = 120_000;
/** More than the site takes from the content service for one file. */
const maxBytes = 32 * 1024 * 1024;

/** Asks a site that runs at `base`; a redirect is an answer like any other. */
export const createAskSite =
  (base: string): AskSite =>
  async (address) => {
    try {
      const response = await fetch(`${base}${address}`, {
        redirect: 'manual',
        signal: AbortSignal.timeout(limitMs),
      });
      return { status: response.status, headers: response.headers, body: await bodyOf(response) };
    } catch (error) {
      throw new Problem(
        `The site at ${base} does not answer when asked for ${address}. Nothing was replaced.`,
        `    ${reasonOf(error)}`,
      );
    }
  };

const tries = 5;
/** The site draws a page anew after this time, when a part of it was missing. */
const waitMs = 6_000;
const isBusy = ({ status }: Answer) => status === 502 || status === 503;

/**
 * No visitor waits: while the site is busy, or the content service fails, the question is put again.
 * `failures` grows when it does, and also when a page was drawn without one of its parts.
 */
export const patiently =
  (ask: AskSite, failures: readonly string[]): AskSite =>
  async (address) => {
    for (let left = tries; ; left -= 1) {
      const before = failures.length;
      const answer = await ask(address);
      const isIncomplete = failures.length > before;
      if (!isIncomplete && (!isBusy(answer) || left === 1)) return answer;
      if (left === 1) throw incomplete(failures);
      await sleep(waitMs);
    }
  };

const incomplete = (failures: readonly string[]) =>
  new Problem(
    'The content service fails again and again, so that pages lack a part. Nothing was replaced. npm run doctor may say why:',
    failures.slice(-5).join('\n'),
  );

async function bodyOf(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new Error(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
