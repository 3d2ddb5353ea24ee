import { mediaUrl } from '../../../ui/Picture/media-url.ts';
import { entryAlternates } from '../../entry-by-slug.ts';
import { definePage } from '../../page.ts';
import { CaseStudyBlock } from './CaseStudyBlock.tsx';
import { CaseStudyEnd } from './CaseStudyEnd.tsx';
import { CaseStudyHead, coverSizes } from './CaseStudyHead.tsx';
import { CaseStudyTurn } from './CaseStudyTurn.tsx';
import { loadCaseStudy } from './case-study.query.ts';

export default definePage({
  load: loadCaseStudy,

  meta: ({ study }, request) => {
    const alternates = entryAlternates(request, study);
    const { origin } = request.url;
    return {
      title: study.client ? `${study.title} | ${study.client}` : study.title,
      description: study.summary,
      image: study.cover,
      preload: study.cover && { image: study.cover, sizes: coverSizes, wide: true },
      alternates,
      crumb: study.title,
      type: 'article' as const,
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'CreativeWork',
          name: study.title,
          headline: study.title,
          abstract: study.summary,
          url: `${origin}${alternates[request.locale] ?? request.url.pathname}`,
          inLanguage: request.locale === 'fr' ? 'fr-CA' : 'en-CA',
          datePublished: study.date,
          dateModified: study.updatedAt,
          keywords: study.tags.map(({ name }) => name),
          creator: { '@type': 'Organization', name: 'Salve', url: origin },
          ...(study.client && { about: { '@type': 'Organization', name: study.client } }),
          ...(study.cover && {
            image: `${origin}${mediaUrl(study.cover.src, { width: 1000, format: 'jpg' })}`,
          }),
        },
      ],
    };
  },

  View: ({ data: { study, neighbours, talkToUs }, locale, url }) => (
    <>
      <article>
        <CaseStudyHead study={study} locale={locale} />
        {study.blocks.map((block, index) => (
          // The editors' order is the only identity that blocks have.
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
          <CaseStudyBlock key={index} block={block} index={index} locale={locale} />
        ))}
        <CaseStudyEnd study={study} talkToUs={talkToUs} locale={locale} url={url} />
      </article>
      {neighbours && <CaseStudyTurn neighbours={neighbours} locale={locale} />}
    </>
  ),
});
