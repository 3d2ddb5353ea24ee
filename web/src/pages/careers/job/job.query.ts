import { optional } from '../../../content/errors.ts';
import { application } from '../../../content/schema/application.ts';
import { type Position, positions } from '../../../content/schema/position.ts';
import { testimonies } from '../../../content/schema/testimony.ts';
import { PageNotFound, type PageRequest } from '../../page.ts';

/** Positions exist in French only: that is the language they are asked in, whatever the page's. */
export async function loadJob({ content, locale, route }: PageRequest) {
  const slug = route.params.slug ?? '';
  const [found, apply] = await Promise.all([
    content.list(positions, {
      locale: 'fr',
      filters: { slug: { $eq: slug } },
      populate: {
        duties: { populate: '*' },
        requirements: { populate: '*' },
        profile: { populate: '*' },
        benefits: { populate: '*' },
      },
    }),
    locale === 'fr' ? optional(content.single(application, { locale: 'fr' })) : undefined,
  ]);
  const job = found.items[0];
  if (!job) throw new PageNotFound(`No postes named ${slug}.`);
  return {
    job,
    application: apply,
    portrait: locale === 'fr' ? await portraitOf({ content }, job) : undefined,
  };
}

/** The profile is a colleague's: the caricature is the one their testimony shows. */
async function portraitOf({ content }: Pick<PageRequest, 'content'>, { profile }: Position) {
  if (!profile) return undefined;
  const found = await optional(
    content.list(testimonies, {
      locale: 'fr',
      filters: { name: { $eq: profile.name } },
      populate: '*',
      pagination: { limit: 1 },
    }),
  );
  return found?.items[0]?.portrait;
}
