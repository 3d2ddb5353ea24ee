import { optional } from '../../content/errors.ts';
import { application } from '../../content/schema/application.ts';
import { benefits } from '../../content/schema/benefit.ts';
import { career } from '../../content/schema/career.ts';
import { news } from '../../content/schema/news.ts';
import { positions } from '../../content/schema/position.ts';
import { testimonies } from '../../content/schema/testimony.ts';
import { newsBlockQuery } from '../../sections/NewsBlock/news-block-query.ts';
import { newsTagIds } from '../../site/content-ids.ts';
import { allCareerItems } from '../../site/limits.ts';
import type { PageRequest } from '../page.ts';
import { shuffle } from './shuffle.ts';

const all = { limit: allCareerItems };

export async function loadCareers({ content, locale }: PageRequest) {
  const [page, voices, perks, french] = await Promise.all([
    content.single(career, {
      locale,
      populate: {
        faq: { populate: '*' },
        benefits: true,
        localizations: true,
        numericalStat: true,
        openPositions: true,
        satistics: { populate: '*' },
        teams: { populate: '*' },
        testimonies: true,
      },
    }),
    optional(content.list(testimonies, { locale, populate: '*', pagination: all })),
    optional(content.list(benefits, { locale, sort: 'id:asc', pagination: all })),
    locale === 'fr' ? loadFrenchOnly({ content }) : undefined,
  ]);
  return {
    page,
    // Drawn here, not in the browser: the page is the same for everyone until it is drawn anew.
    testimonies: shuffle(voices?.items ?? []),
    benefits: perks?.items ?? [],
    french,
  };
}

/** People are hired in French: these parts exist in that language only. */
async function loadFrenchOnly({ content }: Pick<PageRequest, 'content'>) {
  const [jobs, latest, apply] = await Promise.all([
    optional(content.list(positions, { locale: 'fr', sort: 'id:asc', pagination: all })),
    optional(content.list(news, newsBlockQuery(newsTagIds.careers, 'updatedAt:desc'))),
    optional(content.single(application, { locale: 'fr' })),
  ]);
  return { positions: jobs?.items, news: latest?.items ?? [], application: apply };
}
