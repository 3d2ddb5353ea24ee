import type { ReactNode } from 'react';
import type { Content } from '../content/client.ts';
import type { Image } from '../content/schema/media.ts';
import type { Seo } from '../content/schema/seo.ts';
import type { PostedForm } from '../forms/answers.ts';
import type { SiteSearch } from '../search/site-search.ts';
import type { Locale } from '../site/locale.ts';
import type { Alternates, RouteMatch } from '../site/paths.ts';
import type { ArtworkName } from '../ui/Artwork/artworks.ts';

/** What a page is asked with. The locale is a value passed down, never a global. */
export interface AskedPage {
  readonly locale: Locale;
  readonly url: URL;
  readonly route: RouteMatch;
  /** After a form was posted without JavaScript: what the page must show of it. */
  readonly posted?: PostedForm | undefined;
}

/** The same, with whom to ask for content. */
export interface PageRequest extends AskedPage {
  readonly content: Content;
  readonly search: SiteSearch;
}

export interface PageMeta {
  readonly title: string;
  readonly description?: string | undefined;
  readonly seo?: Seo | undefined;
  /** Picture for social networks, where the metadata names none. */
  readonly image?: Image | undefined;
  /** Keeps the page out of search engines. */
  readonly noindex?: boolean;
  /** The picture of the first view, fetched ahead of the stylesheet. */
  readonly preload?:
    | { readonly image: Image; readonly sizes: string; readonly wide?: boolean }
    /** One of the site's own. */
    | { readonly artwork: ArtworkName; readonly sizes: string }
    | undefined;
  /** The page's addresses by language, where they differ from the route table's. */
  readonly alternates?: Alternates;
  /** The address search engines should keep, where it is none of the alternates: page 2 of a list. */
  readonly canonical?: string | undefined;
  /** The query for the same page in the other language, where its words differ: translated filters. */
  readonly switchQuery?: URLSearchParams;
  /** Not kept for others: the address names what is not there, or holds what a visitor typed. */
  readonly isPassing?: boolean;
  /** Part of it is in an order drawn by lot: who comes later is to see another. */
  readonly isShuffled?: boolean;
  /** Structured data beyond the breadcrumbs, schema.org. */
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[];
  /** Name of this page in its breadcrumbs, where it is an entry's title. */
  readonly crumb?: string;
  readonly type?: 'website' | 'article';
}

export interface ViewProps<Data> {
  readonly data: Data;
  readonly locale: Locale;
  readonly url: URL;
  readonly route: RouteMatch;
  readonly posted?: PostedForm | undefined;
}

/** A page: what it asks of the content service, what it says of itself, what it shows. */
export interface Page<Data> {
  load(request: PageRequest): Promise<Data>;
  meta(data: Data, asked: AskedPage): PageMeta;
  View(props: ViewProps<Data>): ReactNode;
}

/** Written as `export default definePage({ … })`, so that `Data` is inferred from `load`. */
export const definePage = <Data>(page: Page<Data>): Page<Data> => page;

/** Thrown by `load`: there is no such page. Answers 404. */
export class PageNotFound extends Error {
  override readonly name = 'PageNotFound';
}

/** Thrown by `load`: the page is at another address. */
export class PageMoved extends Error {
  override readonly name = 'PageMoved';
  constructor(
    readonly location: string,
    readonly status: 302 | 308,
  ) {
    super(`Moved to ${location}.`);
  }
}
