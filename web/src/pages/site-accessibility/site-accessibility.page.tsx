import { plainPages } from '../../content/schema/plain-page.ts';
import { LegalText } from '../../sections/LegalText/LegalText.tsx';
import { numberedParts } from '../../sections/LegalText/legal-parts.ts';
import { firstSentence } from '../first-sentence.ts';
import { definePage } from '../page.ts';

export default definePage({
  load: ({ content, locale }) =>
    content.single(plainPages.siteAccessibility, {
      locale,
      populate: { blocks: true, SEOFields: { populate: '*' } },
    }),
  meta: ({ title, intro, seo }) => ({ title, description: firstSentence(intro), seo }),
  View: ({ data: { title, intro, blocks }, locale, route }) => (
    <LegalText
      route={route}
      locale={locale}
      title={title}
      intro={intro}
      parts={numberedParts(blocks)}
    />
  ),
});
