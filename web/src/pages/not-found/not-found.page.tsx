import { optional } from '../../content/errors.ts';
import { settings, settingsQuery } from '../../content/schema/settings.ts';
import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { isExternal, type NavigationLink } from '../../site/navigation.ts';
import { localizePath, pathTo } from '../../site/paths.ts';
import type { RouteKey } from '../../site/routes.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Paragraph } from '../../ui/Paragraph/Paragraph.tsx';
import { definePage } from '../page.ts';
import styles from './not-found.module.css';

/** Where to go from here when editors have not said so or cannot be asked. */
const suggestions: readonly RouteKey[] = ['services', 'caseStudies', 'careers', 'news', 'contact'];

function builtInWays(locale: Locale): NavigationLink[] {
  const { pageNames } = messagesFor(locale);
  return suggestions.map((key) => ({ name: pageNames[key], url: pathTo(key, locale) }));
}

export default definePage({
  async load({ content, locale }) {
    const edited = await optional(content.single(settings, settingsQuery(locale)));
    const ways = (edited?.quickLinks ?? []).flatMap(({ title, route }) => {
      const url = isExternal(route) ? route : localizePath(route, locale);
      return url === undefined ? [] : [{ name: title, url }];
    });
    return { ways: ways.length > 0 ? ways : builtInWays(locale) };
  },
  meta: (_data, { locale }) => ({ title: messagesFor(locale).notFound.title, noindex: true }),
  View: ({ data, locale }) => {
    const { notFound } = messagesFor(locale);
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
            {data.ways.map(({ name, url }) => (
              <li key={url}>
                <ArrowLink href={url}>{name}</ArrowLink>
              </li>
            ))}
          </ul>
        </nav>
      </Grid>
    );
  },
});
