import { ArticleCover, articleCoverSizes } from '../../../sections/ArticleCover/ArticleCover.tsx';
import { ArticleFoot } from '../../../sections/ArticleFoot/ArticleFoot.tsx';
import { ArticleHead } from '../../../sections/ArticleHead/ArticleHead.tsx';
import { ContentBlocks } from '../../../sections/ContentBlocks/ContentBlocks.tsx';
import { Unavailable } from '../../../sections/Unavailable/Unavailable.tsx';
import { messagesFor } from '../../../site/messages/messages.ts';
import { pathTo } from '../../../site/paths.ts';
import { articleJsonLd } from '../../article-json-ld.ts';
import { entryAlternates } from '../../entry-by-slug.ts';
import { listHref, tagName } from '../../listing.ts';
import { definePage } from '../../page.ts';
import { loadArticle } from './article.query.ts';
import { SimilarArticles } from './SimilarArticles.tsx';

const addressOf = (url: URL, slug: string) => new URL(pathTo('article', 'fr', { slug }), url);

export default definePage({
  load: loadArticle,

  meta(data, request) {
    const { locale, url } = request;
    if (data.kind === 'french-only') {
      const { article } = messagesFor(locale);
      return {
        title: article.unavailable,
        description: article.unavailableText,
        noindex: true,
        alternates: {
          ...(data.frenchSlug && { fr: pathTo('article', 'fr', { slug: data.frenchSlug }) }),
          ...(data.englishSlug && { en: pathTo('article', 'en', { slug: data.englishSlug }) }),
        },
      };
    }
    const { article } = data;
    return {
      title: article.title,
      description: article.summary,
      image: article.cover,
      preload: article.cover && { image: article.cover, sizes: articleCoverSizes, wide: true },
      alternates: entryAlternates(request, article),
      crumb: article.title,
      type: 'article',
      jsonLd: [
        articleJsonLd('NewsArticle', article, {
          locale,
          address: addressOf(url, article.slug),
          keywords: article.tags.map(({ name }) => name),
        }),
      ],
    };
  },

  View({ data, locale, url }) {
    if (data.kind === 'french-only') {
      const messages = messagesFor(locale).article;
      return (
        <Unavailable
          locale={locale}
          title={messages.unavailable}
          text={messages.unavailableText}
          back={{ label: messages.back, href: pathTo('home', locale) }}
          frenchHref={data.frenchSlug && pathTo('article', 'fr', { slug: data.frenchSlug })}
        />
      );
    }
    const { article, similar } = data;
    const shared = {
      title: article.title,
      description: article.summary,
      url: addressOf(url, article.slug).href,
    };
    return (
      <>
        <article>
          <ArticleHead
            route="article"
            locale={locale}
            title={article.title}
            summary={article.summary}
            date={article.date}
            tags={article.tags.map(({ name, slug }) => ({
              name,
              href: listHref(pathTo('news', locale), tagName, { filters: [slug], page: 1 }),
            }))}
            shared={shared}
          />
          {article.cover && (
            <ArticleCover image={article.cover} caption={article.coverCaption} locale={locale} />
          )}
          <ContentBlocks blocks={article.blocks} />
          <ArticleFoot author={article.author} locale={locale} shared={shared} />
        </article>
        <SimilarArticles items={similar} locale={locale} />
      </>
    );
  },
});
