import { optional } from '../../content/errors.ts';
import { caseStudiesHome } from '../../content/schema/case-studies-home.ts';
import { caseStudies, caseStudyListQuery } from '../../content/schema/case-study.ts';
import { partners } from '../../content/schema/partner.ts';
import { wholeList } from '../../site/limits.ts';
import type { PageRequest } from '../page.ts';

export async function loadCaseStudies({ content, locale }: PageRequest) {
  const [home, studies, partnerList] = await Promise.all([
    content.single(caseStudiesHome, { locale, populate: '*' }),
    content.list(caseStudies, caseStudyListQuery(locale)),
    optional(content.list(partners, { populate: '*', pagination: { limit: wholeList } })),
  ]);
  return { home, studies: studies.items, partners: partnerList?.items };
}
