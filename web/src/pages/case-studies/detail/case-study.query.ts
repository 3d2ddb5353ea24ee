import { optional } from '../../../content/errors.ts';
import { caseStudiesHome } from '../../../content/schema/case-studies-home.ts';
import {
  type CaseStudy,
  caseStudies,
  caseStudyListQuery,
} from '../../../content/schema/case-study.ts';
import { entryBySlug } from '../../entry-by-slug.ts';
import type { PageRequest } from '../../page.ts';

export async function loadCaseStudy(request: PageRequest) {
  const { content, locale } = request;
  const [study, list, home] = await Promise.all([
    entryBySlug(request, caseStudies, {
      populate: { cover: true, localizations: true, tags: true, content: { populate: '*' } },
    }),
    optional(content.list(caseStudies, caseStudyListQuery(locale))),
    optional(content.single(caseStudiesHome, { locale, populate: '*' })),
  ]);
  return {
    study,
    neighbours: neighboursOf(study, list?.items ?? []),
    talkToUs: home?.talkToUs,
  };
}

export interface Neighbours {
  readonly previous: CaseStudy;
  readonly next: CaseStudy;
}

/** Before and after in the list's order, wrapping round; none for the only case study. */
function neighboursOf(
  study: Pick<CaseStudy, 'id'>,
  list: readonly CaseStudy[],
): Neighbours | undefined {
  const place = list.findIndex(({ id }) => id === study.id);
  if (place < 0 || list.length < 2) return undefined;
  const previous = list.at(place - 1);
  const next = list[(place + 1) % list.length];
  return previous && next && { previous, next };
}
