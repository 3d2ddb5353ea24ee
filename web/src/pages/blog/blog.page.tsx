import { EmptyList } from '../../sections/EmptyList/EmptyList.tsx';
import { ListFilters } from '../../sections/ListFilters/ListFilters.tsx';
import { ListPager } from '../../sections/ListPager/ListPager.tsx';
import { type Locale, otherLocale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { pathTo } from '../../site/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Paragraph } from '../../ui/Paragraph/Paragraph.tsx';
import {
  categoryName,
  counterparts,
  listHref,
  namesUnknown,
  switchedQuery,
  toggled,
} from '../listing.ts';
import { definePage } from '../page.ts';
import { BlogReads, firstReadSizes } from './BlogReads.tsx';
import styles from './blog.module.css';
import { type BlogData, categoryNames, loadBlog } from './blog.query.ts';
import { Finder } from './Finder.tsx';

function titleOf({ home, search, page }: BlogData, locale: Locale): string {
  const { blog, pager } = messagesFor(locale);
  const title = search ? `${blog.searchTitle(search)} · ${home.title}` : home.seo.title;
  return [title ?? home.title, ...(page > 1 ? [pager.page(page)] : [])].join(' · ');
}

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
      noindex: search !== '',
      canonical:
        plain && page > 1
          ? listHref(pathTo('blog', locale), categoryName[locale], { filters: [], page })
          : undefined,
      isPassing: namesUnknown(url, categoryNames, chosen),
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
          <Finder locale={locale} search={search} categories={slugs} />
          {data.choices.length > 0 && (
            <div className={styles.filters}>
              <ListFilters
                label={blog.filters}
                filters={[
                  { name: blog.all, href: href([]), active: slugs.length === 0 },
                  ...data.choices.map(({ name, slug }) => ({
                    name,
                    href: href(toggled(slugs, slug)),
                    active: slugs.includes(slug),
                  })),
                ]}
              />
            </div>
          )}
        </Grid>
        {items.length === 0 ? (
          <NoPosts locale={locale} narrowed={search !== '' || slugs.length > 0} />
        ) : (
          <Grid as="section" className={styles.list}>
            <Heading level={2} size={5} className={styles.count}>
              {blog.count(total)}
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

function NoPosts({ locale, narrowed }: { readonly locale: Locale; readonly narrowed: boolean }) {
  const { blog } = messagesFor(locale);
  if (!narrowed) return <EmptyList art="pencil" title={blog.none} text={blog.noneText} />;
  return (
    <EmptyList art="compass" title={blog.noMatch} text={blog.noMatchText}>
      <ButtonLink href={pathTo('blog', locale)} icon="arrow">
        {blog.seeAll}
      </ButtonLink>
    </EmptyList>
  );
}
