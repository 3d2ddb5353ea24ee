import { ArticleCover, articleCoverSizes } from '../../../sections/ArticleCover/ArticleCover.tsx';
import { ArticleFoot } from '../../../sections/ArticleFoot/ArticleFoot.tsx';
import { ArticleHead } from '../../../sections/ArticleHead/ArticleHead.tsx';
import { ContentBlocks } from '../../../sections/ContentBlocks/ContentBlocks.tsx';
import type { Locale } from '../../../site/locale.ts';
import { pathTo } from '../../../site/paths.ts';
import { categoryName } from '../../../site/query-names.ts';
import { articleJsonLd } from '../../article-json-ld.ts';
import { entryAlternates } from '../../entry-by-slug.ts';
import { listHref } from '../../listing.ts';
import { definePage } from '../../page.ts';
import { loadPost } from './post.query.ts';

const addressOf = (url: URL, locale: Locale, slug: string) =>
  new URL(pathTo('blogPost', locale, { slug }), url);

const categoryHref = (slug: string, locale: Locale) =>
  listHref(pathTo('blog', locale), categoryName[locale], { filters: [slug], page: 1 });

export default definePage({
  load: loadPost,

  meta(post, request) {
    const { locale, url } = request;
    return {
      title: post.title,
      description: post.summary,
      image: post.cover,
      preload: post.cover && { image: post.cover, sizes: articleCoverSizes, wide: true },
      alternates: entryAlternates(request, post),
      crumb: post.title,
      type: 'article',
      jsonLd: [
        articleJsonLd('BlogPosting', post, {
          locale,
          address: addressOf(url, locale, post.slug),
          keywords: post.category ? [post.category.name] : [],
        }),
      ],
    };
  },

  View({ data: post, locale, url }) {
    const { category } = post;
    const shared = {
      title: post.title,
      description: post.summary,
      url: addressOf(url, locale, post.slug).href,
    };
    return (
      <article>
        <ArticleHead
          route="blogPost"
          locale={locale}
          title={post.title}
          summary={post.summary}
          date={post.date}
          tags={
            category ? [{ name: category.name, href: categoryHref(category.slug, locale) }] : []
          }
          shared={shared}
        />
        {post.cover && (
          <ArticleCover image={post.cover} caption={post.coverCaption} locale={locale} />
        )}
        <ContentBlocks blocks={post.blocks} />
        <ArticleFoot author={post.author} locale={locale} shared={shared} />
      </article>
    );
  },
});
