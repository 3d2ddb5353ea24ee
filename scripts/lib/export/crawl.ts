import { Problem } from '../problem.ts';
import { addressesIn, addressOf, nameOf, pageFile } from './addresses.ts';
import type { Answer, AskSite } from './ask-site.ts';
import { inTurns } from './in-turns.ts';
import type { Redirect } from './redirects.ts';

/** One file of a copy. */
export interface Saved {
  /** Its address on the site, without a query. */
  readonly path: string;
  readonly own: string;
  readonly file: string;
  readonly headers: Headers;
  readonly isPage: boolean;
}

export interface CrawlOptions {
  readonly ask: AskSite;
  /** The site's own address, with which some of its links begin. */
  readonly siteUrl: string;
  readonly start: readonly string[];
  readonly save: (file: string, body: Buffer, isPage: boolean) => Promise<void>;
  readonly note: (text: string) => void;
  /** Links of editors that lead nowhere are passed over. */
  readonly despiteDeadLinks: boolean;
}

export interface Crawled {
  readonly saved: readonly Saved[];
  readonly redirects: readonly Redirect[];
}

/** The content service answers visitors and editors meanwhile. */
const atOnce = 2;
/** Far beyond 10,000 articles with their pictures; a site that names ever new addresses ends here. */
const maxAddresses = 500_000;
/** Enough to see what is wrong. */
const maxFailures = 20;

/** Saves what stands at these addresses and at all that they name, each once. */
export async function crawl(options: CrawlOptions): Promise<Crawled> {
  const { ask, siteUrl, save, note, despiteDeadLinks } = options;
  const known = new Map<string, string>();
  const saved: Saved[] = [];
  const redirects: Redirect[] = [];
  const failures: string[] = [];
  let waiting: string[] = [];
  let visited = 0;

  function add(address: string, from: string) {
    const named = nameOf(address);
    const name = addressOf(named);
    if (!named.isHeld || known.has(name)) return;
    if (known.size === maxAddresses) {
      throw new Problem(
        `The site names more than ${maxAddresses} addresses. Nothing was replaced.`,
      );
    }
    known.set(name, from);
    waiting.push(name);
  }

  async function visit(address: string): Promise<void> {
    const answer = await ask(address);
    const from = known.get(address) ?? '';
    const location = answer.headers.get('Location');
    if (answer.status === 200) await keep(address, answer);
    else if (location && answer.status >= 300 && answer.status < 400) {
      redirects.push({ path: nameOf(address).path, location });
      if (location.startsWith('/')) add(location, address);
    } else if (!(despiteDeadLinks && answer.status === 404 && from !== start)) {
      failures.push(`    ${answer.status} ${address}${from && ` (on ${from})`}`);
      if (failures.length >= maxFailures) throw notWhole(failures);
    }
    visited += 1;
    note(`${visited} of ${known.size}: ${address}`);
  }

  async function keep(address: string, { headers, body }: Answer) {
    const { path, own } = nameOf(address);
    const isPage = headers.get('Content-Type')?.startsWith('text/html') === true;
    if (isPage) for (const other of addressesIn(body.toString(), siteUrl)) add(other, address);
    const file = isPage ? pageFile({ path, own }) : decodeURIComponent(path);
    await save(file, body, isPage);
    saved.push({ path, own, file, headers, isPage });
  }

  for (const address of options.start) add(address, start);
  while (waiting.length > 0) {
    const now = waiting;
    waiting = [];
    await inTurns(now, atOnce, visit);
  }
  if (failures.length > 0) throw notWhole(failures);
  return { saved, redirects };
}

/** Where the search begins: no page names these. */
const start = '';

const notWhole = (failures: readonly string[]) =>
  new Problem(
    'The site does not answer with 200 everywhere. Nothing was replaced. Mend this, or pass over ' +
      'what editors link to in vain (404) with --despite-dead-links:',
    failures.join('\n'),
  );
