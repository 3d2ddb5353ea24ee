import { terms } from '../../content/schema/terms.ts';
import { LegalText } from '../../sections/LegalText/LegalText.tsx';
import { numberedParts } from '../../sections/LegalText/legal-parts.ts';
import { firstSentence } from '../first-sentence.ts';
import { definePage } from '../page.ts';

/** The licence is French on both addresses. */
export default definePage({
  load: ({ content, locale }) => content.single(terms, { locale, populate: '*' }),
  meta: ({ title, intro }) => ({ title, description: firstSentence(intro), noindex: true }),
  View: ({ data: { title, date, intro, sections }, locale, route }) => (
    <LegalText
      route={route}
      locale={locale}
      title={title}
      date={date}
      intro={intro}
      parts={numberedParts(sections)}
      textLang="fr"
    />
  ),
});
