import { SearchForm } from '../../sections/SearchForm/SearchForm.tsx';
import { searchMaxLength } from '../../site/limits.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { pathTo } from '../../site/paths.ts';
import { suggestHref, wordsOfPath } from '../../site/search-address.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Paragraph } from '../../ui/Paragraph/Paragraph.tsx';
import { definePage } from '../page.ts';
import { usefulPages } from '../useful-pages.ts';
import styles from './not-found.module.css';

const nearest = 3;

export default definePage({
  async load({ content, locale, search, url }) {
    const words = wordsOfPath(url.pathname).slice(0, searchMaxLength);
    const [ways, near] = await Promise.all([
      usefulPages(content, locale),
      search.suggest(words, locale, nearest),
    ]);
    return { ways, words, near };
  },
  meta: (_data, { locale }) => ({ title: messagesFor(locale).notFound.title, noindex: true }),
  View: ({ data, locale }) => {
    const { notFound, search } = messagesFor(locale);
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
          <search className={styles.search}>
            <SearchForm
              action={pathTo('search', locale)}
              label={search.lost}
              button={search.button}
              id="recherche"
              search={data.words}
              suggestions={{ label: search.suggestions, source: suggestHref(locale) }}
            />
          </search>
        </div>
        <nav className={styles.ways} aria-label={notFound.ways}>
          {data.near.length > 0 && (
            <>
              <p className={styles.perhaps}>{search.perhaps}</p>
              <ul className={styles.near}>
                {data.near.map(({ address, title }) => (
                  <li key={address}>
                    <ArrowLink href={address}>{title}</ArrowLink>
                  </li>
                ))}
              </ul>
            </>
          )}
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
