import type { ReadAddress } from '../../site/query.ts';

const maxLength = 300;

/** The name under which a page is stored, or undefined when it must not be. */
export function pageKey({ path, own, isKept }: ReadAddress): string | undefined {
  const key = own ? `${path}?${own}` : path;
  return isKept && key.length <= maxLength ? key : undefined;
}

export const pathOf = (key: string): string => key.split('?')[0] ?? key;

/**
 * Narrowed by a filter, or with a notice above it. Such pages are many and seldom asked for; a list
 * page by page is as long as it is.
 */
export const isVariant = (key: string): boolean => /\?(?!page=\d+$)/.test(key);
