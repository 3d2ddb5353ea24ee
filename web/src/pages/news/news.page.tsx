import { EmptyList } from '../../sections/EmptyList/EmptyList.tsx';
import { ListFilters } from '../../sections/ListFilters/ListFilters.tsx';
import { ListPager } from '../../sections/ListPager/ListPager.tsx';
import { UnknownFilter } from '../../sections/UnknownFilter/UnknownFilter.tsx';
import { singleRowBelow } from '../../site/limits.ts';
import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { pathTo } from '../../site/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Paragraph } from '../../ui/Paragraph/Paragraph.tsx';
import { counterparts, listHref, switchedQuery, tagName, toggled } from '../listing.ts';
import { definePage } from '../page.ts';
import { leadSizes, NewsGrid } from './NewsGrid.tsx';
import { NewsList } from './NewsList.tsx';
import { NewsRow, rowSizes } from './NewsRow.tsx';
import styles from './news.module.css';
import { loadNews, type NewsData } from './news.query.ts';
import { newsCards } from './news-card.ts';

/** The first page is laid out like a newspaper's, unless there is too little to lay out. */
const layoutOf = ({ items, page }: NewsData) =>
  page > 1 ? 'list' : items.length < singleRowBelow ? 'row' : 'grid';

function preloadOf(data: NewsData) {
  const image = data.items[0]?.cover;
  const layout = layoutOf(data);
  if (!image || layout === 'list') return undefined;
  return { image, sizes: layout === 'grid' ? leadSizes : rowSizes };
}

function titleOf({ home, chosen, page }: NewsData, locale: Locale): string {
  const title = home.seo.title ?? home.title;
  return [
    ...(chosen.length > 0 ? [namesOf(chosen)] : []),
    title,
    ...(page > 1 ? [messagesFor(locale).pager.page(page)] : []),
  ].join(' · ');
}

const namesOf = (chosen: NewsData['chosen']) => chosen.map(({ name }) => name).join(', ');

export default definePage({
  load: loadNews,

  meta(data, { locale, url }) {
    const { home, chosen, page, inOtherLocale } = data;
    const plain = chosen.length === 0;
    return {
      title: titleOf(data, locale),
      // An address with a filter that does not exist is nobody's to keep.
      noindex: data.isUnknown,
      description: home.seo.description ?? home.intro,
      image: data.items[0]?.cover,
      preload: preloadOf(data),
      canonical:
        plain && page > 1
          ? listHref(pathTo('news', locale), tagName, { filters: [], page })
          : undefined,
      isPassing: data.isUnknown,
      switchQuery: switchedQuery(url, [tagName], tagName, {
        filters: counterparts(chosen, locale),
        page: inOtherLocale ? page : 1,
      }),
    };
  },

  View({ data, locale }) {
    const { home, items, page, pages } = data;
    const layout = layoutOf(data);
    const cards = newsCards(items, data.chosen);
    const slugs = data.chosen.map(({ slug }) => slug);
    const href = (filters: readonly string[], toPage = 1) =>
      listHref(pathTo('news', locale), tagName, { filters, page: toPage });
    return (
      <>
        <Grid as="header" className={styles.masthead}>
          <Heading level={1} size="poster" className={styles.title}>
            {home.title}
          </Heading>
          {home.intro && (
            <Paragraph level="1" className={styles.intro}>
              {home.intro}
            </Paragraph>
          )}
          {data.choices.length > 0 && (
            <div className={styles.filters}>
              <TagFilters data={data} locale={locale} slugs={slugs} href={href} />
            </div>
          )}
        </Grid>
        {data.isUnknown && <UnknownFilter locale={locale} />}
        {slugs.length > 0 && items.length > 0 && (
          <Grid className={styles.narrowed}>
            <Heading level={2} size={5} className={styles.count}>
              {messagesFor(locale).news.narrowed(data.total, namesOf(data.chosen))}
            </Heading>
          </Grid>
        )}
        {items.length === 0 ? (
          <NoNews locale={locale} chosen={slugs.length} all={href([])} />
        ) : (
          <section aria-label={messagesFor(locale).news.list}>
            {layout === 'grid' && <NewsGrid items={cards} locale={locale} />}
            {layout === 'row' && <NewsRow items={cards} locale={locale} />}
            {layout === 'list' && <NewsList items={cards} locale={locale} />}
          </section>
        )}
        <ListPager
          current={page}
          total={pages}
          hrefOf={(number) => href(slugs, number)}
          locale={locale}
        />
      </>
    );
  },
});

interface TagFiltersProps {
  readonly data: NewsData;
  readonly locale: Locale;
  readonly slugs: readonly string[];
  readonly href: (filters: readonly string[]) => string;
}

function TagFilters({ data, locale, slugs, href }: TagFiltersProps) {
  const { news } = messagesFor(locale);
  const all = { name: news.all, href: href([]), active: slugs.length === 0 };
  const each = data.choices.map(({ name, slug, count }) => ({
    name,
    count,
    removable: true,
    // A change of filters starts again at the first page.
    href: href(toggled(slugs, slug)),
    active: slugs.includes(slug),
  }));
  return <ListFilters label={news.filters} locale={locale} filters={[all, ...each]} />;
}

interface NoNewsProps {
  readonly locale: Locale;
  /** How many tags the list was narrowed to. */
  readonly chosen: number;
  readonly all: string;
}

function NoNews({ locale, chosen, all }: NoNewsProps) {
  const { news } = messagesFor(locale);
  if (chosen === 0) return <EmptyList art="cup" title={news.none} text={news.noneText} />;
  return (
    <EmptyList art="compass" title={news.noMatch(chosen)} text={news.noMatchText}>
      <ButtonLink href={all} icon="arrow">
        {news.seeAll}
      </ButtonLink>
    </EmptyList>
  );
}
