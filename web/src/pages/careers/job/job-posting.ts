import type { Position } from '../../../content/schema/position.ts';

/** Structured data of a position, as search engines show it among jobs. */
export const jobPosting = (job: Position, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: job.title,
  description: descriptionOf(job),
  datePosted: job.postedOn,
  identifier: { '@type': 'PropertyValue', name: 'Salve', value: job.slug },
  hiringOrganization: {
    '@type': 'Organization',
    name: 'Salve',
    sameAs: origin,
    logo: `${origin}/icon-512.png`,
  },
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'Québec',
      addressRegion: 'QC',
      addressCountry: 'CA',
    },
  },
  directApply: false,
  inLanguage: 'fr-CA',
  ...(job.duties && { responsibilities: job.duties.items.join('\n') }),
  ...(job.requirements && { qualifications: job.requirements.items.join('\n') }),
  ...(job.benefits && { jobBenefits: job.benefits.items.join('\n') }),
});

/** Search engines want the whole offer here; the lists' lines say it without markup. */
function descriptionOf({ summary, duties, requirements }: Position): string {
  const lists = [duties, requirements].flatMap((list) =>
    list ? [`${list.title}\n${list.items.map((item) => `- ${item}`).join('\n')}`] : [],
  );
  return [summary, ...lists].join('\n\n');
}
