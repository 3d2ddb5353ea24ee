import { optional } from '../../content/errors.ts';
import { about } from '../../content/schema/about.ts';
import { employees } from '../../content/schema/employee.ts';
import { allEmployees } from '../../site/limits.ts';
import type { PageRequest } from '../page.ts';

export async function loadAbout({ content, locale }: PageRequest) {
  const [page, people] = await Promise.all([
    content.single(about, {
      locale,
      populate: {
        heading: true,
        mission: true,
        vision: true,
        values: true,
        adn: true,
        origins: true,
        pronunciation: true,
        culture: true,
        identity: { populate: { img: true } },
        team: true,
        SEOFields: { populate: { ogImage: true } },
      },
    }),
    optional(
      content.list(employees, {
        locale,
        sort: 'name:asc',
        pagination: { limit: allEmployees },
        populate: '*',
      }),
    ),
  ]);
  // The service's database sorts by bytes: without this, Élise would follow Zoé.
  const byName = new Intl.Collator(locale).compare;
  return { page, people: people?.items.toSorted((a, b) => byName(a.name, b.name)) ?? [] };
}
