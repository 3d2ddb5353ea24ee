import { messagesFor } from '../../site/messages/messages.ts';
import { pathTo } from '../../site/paths.ts';
import type { RouteKey } from '../../site/routes.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Paragraph } from '../../ui/Paragraph/Paragraph.tsx';
import { definePage } from '../page.ts';
import styles from './not-found.module.css';

const suggestions: readonly RouteKey[] = ['services', 'caseStudies', 'careers', 'news', 'contact'];

export default definePage({
  load: async () => undefined,
  meta: (_data, { locale }) => ({ title: messagesFor(locale).notFound.title, noindex: true }),
  View: ({ locale }) => {
    const { notFound, pageNames } = messagesFor(locale);
    return (
      <Grid className={styles.lost}>
        <p className={styles.figure} aria-hidden="true">
          <span>4</span>
          <span className={styles.bubble}>
            <b className={styles.word}>{notFound.bubble}</b>
          </span>
          <span>4</span>
        </p>
        <div className={styles.text}>
          <Heading level={1} size={2}>
            {notFound.title}
          </Heading>
          <Paragraph level="1">{notFound.text}</Paragraph>
          <p>
            <ButtonLink href={pathTo('home', locale)} icon="arrow">
              {notFound.button}
            </ButtonLink>
          </p>
        </div>
        <nav className={styles.ways} aria-label={notFound.ways}>
          <ul className={styles.list}>
            {suggestions.map((key) => (
              <li key={key}>
                <ArrowLink href={pathTo(key, locale)}>{pageNames[key]}</ArrowLink>
              </li>
            ))}
          </ul>
        </nav>
      </Grid>
    );
  },
});
