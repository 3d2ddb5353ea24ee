import { type StandInSite, startStandInSite } from './stand-in-site.ts';

export interface SiteWithGaps extends StandInSite {
  /** Pages that it was asked for. Those of `gone` are not there. */
  readonly asked: readonly string[];
  /** What it says that it cannot show, and what nobody found. */
  readonly unshown: object[];
  readonly unanswered: object[];
  /** With which key it was asked to say so. */
  readonly keys: ReadonlySet<string | undefined>;
}

/** What the content service asks of a site, answered by one that lacks some pages. */
export async function startSiteWithGaps(gone: RegExp): Promise<SiteWithGaps> {
  const asked: string[] = [];
  const unshown: object[] = [];
  const unanswered: object[] = [];
  const keys = new Set<string | undefined>();
  const told: Record<string, object> = {
    '/hooks/unshown': { unshown },
    '/hooks/unanswered': { unanswered },
    '/hooks/content': {},
  };
  const site = await startStandInSite(({ url = '', headers }) => {
    const answer = told[url];
    if (answer) {
      keys.add(headers.authorization);
      return { status: 200, body: JSON.stringify(answer) };
    }
    asked.push(url);
    return { status: gone.test(url) ? 404 : 200 };
  });
  return { ...site, asked, unshown, unanswered, keys };
}
