import { LegalText } from '../../../sections/LegalText/LegalText.tsx';
import { splitAtHeadings } from '../../../sections/LegalText/legal-parts.ts';
import { messagesFor } from '../../../site/messages/messages.ts';
import { pathTo } from '../../../site/paths.ts';
import { ButtonLink } from '../../../ui/ButtonLink/ButtonLink.tsx';
import { firstSentence } from '../../first-sentence.ts';
import { definePage } from '../../page.ts';
import styles from './document.module.css';
import { documentAlternates, loadDocument } from './document.query.ts';

export default definePage({
  load: loadDocument,
  meta: (document, request) => ({
    title: document.title,
    crumb: document.title,
    description: firstSentence(document.content),
    ...documentAlternates(request, document),
  }),
  View: ({ data: { title, date, content }, locale, route }) => {
    const { intro, parts } = splitAtHeadings(content);
    return (
      <LegalText
        route={route}
        locale={locale}
        title={title}
        date={date}
        intro={intro}
        parts={parts}
      >
        {route.key === 'accessProcess' && (
          <p className={styles.action}>
            <ButtonLink href={pathTo('complaint', locale)} icon="arrow">
              {messagesFor(locale).legal.complain}
            </ButtonLink>
          </p>
        )}
      </LegalText>
    );
  },
});
