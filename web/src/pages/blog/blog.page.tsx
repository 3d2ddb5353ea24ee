import { EmptyList } from '../../sections/EmptyList/EmptyList.tsx';
import { Finder } from '../../sections/Finder/Finder.tsx';
import { ListFilters } from '../../sections/ListFilters/ListFilters.tsx';
import { ListPager } from '../../sections/ListPager/ListPager.tsx';
import { UnknownFilter } from '../../sections/UnknownFilter/UnknownFilter.tsx';
import { type Locale, otherLocale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { pathTo } from '../../site/paths.ts';
import { categoryName } from '../../site/query-names.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Paragraph } from '../../ui/Paragraph/Paragraph.tsx';
import { counterparts, listHref, switchedQuery, toggled } from '../listing.ts';
import { definePage } from '../page.ts';
import { BlogReads, firstReadSizes } from './BlogReads.tsx';
import styles from './blog.module.css';
import { type BlogData, categoryNames, loadBlog } from './blog.query.ts';

function titleOf({ home, chosen, search, page }: BlogData, locale: Locale): string {
  const { blog, pager } = messagesFor(locale);
  const title = search ? `${blog.searchTitle(search)} · ${home.title}` : home.seo.title;
  return [
    ...(chosen.length > 0 ? [namesOf(chosen)] : []),
    title ?? home.title,
    ...(page > 1 ? [pager.page(page)] : []),
  ].join(' · ');
}

const namesOf = (chosen: BlogData['chosen']) => chosen.map(({ name }) => name).join(', ');

export default definePage({
  load: loadBlog,

  meta(data, { locale, url }) {
    const { home, chosen, search, page } = data;
    const image = data.items[0]?.cover;
    const plain = chosen.length === 0 && !search;
    return {
      title: titleOf(data, locale),
      description: home.seo.description ?? home.intro,
      image,
      preload: image && { image, sizes: firstReadSizes },
      // Answers to searches are without number.
      noindex: search !== '' || data.isUnknown,
      canonical:
        plain && page > 1
          ? listHref(pathTo('blog', locale), categoryName[locale], { filters: [], page })
          : undefined,
      isPassing: data.isUnknown || search !== '',
      switchQuery: switchedQuery(url, categoryNames, categoryName[otherLocale(locale)], {
        filters: counterparts(chosen, locale),
        page: data.inOtherLocale ? page : 1,
        search,
      }),
    };
  },

  View({ data, locale }) {
    const { home, items, search, total, page, pages } = data;
    const { blog } = messagesFor(locale);
    const slugs = data.chosen.map(({ slug }) => slug);
    const href = (filters: readonly string[], toPage = 1) =>
      listHref(pathTo('blog', locale), categoryName[locale], { filters, page: toPage, search });
    return (
      <>
        <Grid as="header" className={styles.head}>
          <Heading level={1} size="poster" className={styles.title}>
            {home.title}
          </Heading>
          {home.intro && (
            <Paragraph level="1" className={styles.intro}>
              {home.intro}
            </Paragraph>
          )}
          <Finder
            className={styles.finder}
            action={pathTo('blog', locale)}
            label={blog.searchLabel}
            button={blog.search}
            id="recherche"
            search={search}
            along={slugs.map((value) => ({ name: categoryName[locale], value }))}
          />
          {data.choices.length > 0 && (
            <div className={styles.filters}>
              <ListFilters
                label={blog.filters}
                locale={locale}
                filters={[
                  { name: blog.all, href: href([]), active: slugs.length === 0 },
                  ...data.choices.map(({ name, slug, count }) => ({
                    name,
                    count: search ? undefined : count,
                    removable: true,
                    href: href(toggled(slugs, slug)),
                    active: slugs.includes(slug),
                  })),
                ]}
              />
            </div>
          )}
        </Grid>
        {data.isUnknown && <UnknownFilter locale={locale} />}
        {items.length === 0 ? (
          <NoPosts locale={locale} searched={search !== ''} narrowed={slugs.length > 0} />
        ) : (
          <Grid as="section" className={styles.list}>
            <Heading level={2} size={5} className={styles.count}>
              {slugs.length > 0 ? blog.narrowed(total, namesOf(data.chosen)) : blog.count(total)}
            </Heading>
            <BlogReads items={items} locale={locale} />
          </Grid>
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

interface NoPostsProps {
  readonly locale: Locale;
  readonly searched: boolean;
  /** To categories. */
  readonly narrowed: boolean;
}

function NoPosts({ locale, searched, narrowed }: NoPostsProps) {
  const { blog } = messagesFor(locale);
  if (!searched && !narrowed)
    return <EmptyList art="pencil" title={blog.none} text={blog.noneText} />;
  return (
    <EmptyList
      art="compass"
      title={searched ? blog.noMatch : blog.noneInCategory}
      text={searched ? blog.noMatchText : blog.noneInCategoryText}
    >
      <ButtonLink href={pathTo('blog', locale)} icon="arrow">
        {blog.seeAll}
      </ButtonLink>
    </EmptyList>
  );
}
