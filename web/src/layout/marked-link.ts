import { isCurrent, type NavigationItem, type NavigationLink } from '../site/navigation.ts';

/** A link that knows whether it leads to the page it stands on. */
export interface MarkedLink extends NavigationLink {
  readonly current: boolean;
}

export interface MarkedItem extends MarkedLink {
  /** The page shown lies below this one. */
  readonly holdsCurrent: boolean;
  readonly subRoutes: readonly MarkedLink[];
}

// Marked on the server: the route table and its messages stay out of the browser's code.
export const markLink = (link: NavigationLink, path: string): MarkedLink => ({
  name: link.name,
  url: link.url,
  current: isCurrent(link, path),
});

export const markItem = (item: NavigationItem, path: string): MarkedItem => ({
  ...markLink(item, path),
  holdsCurrent: path.startsWith(`${item.url}/`),
  subRoutes: item.subRoutes.map((link) => markLink(link, path)),
});

export const currentPage = (link: MarkedLink) => (link.current ? 'page' : undefined);
