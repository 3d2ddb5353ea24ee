import { z } from 'zod';
import type { CollectionType } from '../../../web/src/content/content-type.ts';
import { formerAddresses, redirects } from '../../../web/src/content/schema/redirect.ts';
import { slugLocale, slugModels } from '../../../web/src/site/entry-route.ts';
import { locales } from '../../../web/src/site/locale.ts';
import { pathTo } from '../../../web/src/site/paths.ts';
import { type RouteKey, routeKeys } from '../../../web/src/site/routes.ts';
import { Problem } from '../problem.ts';
import type { Settings } from '../settings.ts';
import type { AskSite } from './ask-site.ts';
import { inTurns } from './in-turns.ts';

/** As the site answers: from a path, to a path or to an address elsewhere. */
export interface Redirect {
  readonly path: string;
  readonly location: string;
}

const limitMs = 10_000;
const atOnce = 2;
const pageSize = 1000;

/**
 * The content service knows which paths were ever redirected, the site where each of them leads
 * today: a page that answers wins, and a way over several redirects is made in one step.
 */
export async function collectRedirects(settings: Settings, ask: AskSite): Promise<Redirect[]> {
  const written = await listAll(settings, redirects);
  const former = await listAll(settings, formerAddresses);
  const paths = new Set([
    '/en',
    ...written.map(({ source }) => encodeURI(source)),
    ...former.flatMap(({ model, locale, slug }) =>
      routeKeys
        .filter((key) => slugModels[key] === model)
        .flatMap((key) => addressesWith(key, locale, slug)),
    ),
  ]);
  const found: Redirect[] = [];
  await inTurns([...paths], atOnce, async (path) => {
    const { status, headers } = await ask(path);
    const location = headers.get('Location');
    if (status >= 300 && status < 400 && location) found.push({ path, location });
    else if (status !== 200 && status !== 404) {
      throw new Problem(`The site answers ${status} for ${path}. Nothing was replaced.`);
    }
  });
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** A slug may stand in the address of another language, too. */
const addressesWith = (key: RouteKey, locale: string, slug: string) =>
  locales
    .filter((each) => slugLocale(slugModels[key] ?? 'blogue', each) === locale)
    .map((each) => pathTo(key, each, { slug }));

/** Also the proof that the content service is there: an export of what it said last is none. */
async function listAll<S extends z.ZodType>(
  { contentUrl, env }: Settings,
  { path, schema }: CollectionType<S>,
): Promise<z.output<S>[]> {
  const answerSchema = z.object({
    data: z.array(schema),
    meta: z.object({ pagination: z.object({ total: z.number() }) }),
  });
  const items: z.output<S>[] = [];
  for (;;) {
    const query = `sort=id:asc&pagination[start]=${items.length}&pagination[limit]=${pageSize}`;
    const response = await fetch(`${contentUrl}/api/${path}?${query}`, {
      headers: { Authorization: `Bearer ${env.CONTENT_TOKEN ?? ''}` },
      signal: AbortSignal.timeout(limitMs),
    }).catch(() => undefined);
    if (!response?.ok) throw contentServiceAway(contentUrl, response?.status);
    const { data, meta } = answerSchema.parse(await response.json());
    items.push(...data);
    if (data.length === 0 || items.length >= meta.pagination.total) return items;
  }
}

const contentServiceAway = (url: string, status: number | undefined) =>
  new Problem(
    status === undefined
      ? `The content service does not answer at ${url}. Start Salve (npm start), or mend CONTENT_URL. Nothing was replaced.`
      : `The content service at ${url} answers ${status} to CONTENT_TOKEN. npm run doctor says more. Nothing was replaced.`,
  );
