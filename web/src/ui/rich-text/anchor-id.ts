const slugOf = (identifier: string): string =>
  identifier
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_-]+/gu, '-');

/** Ids of the frame around every page: a part of a page cannot have them too. */
const taken = new Set(['contenu', 'pied', 'menu']);

/**
 * The id of a part of a page that editors named in a field of its own. It stands in addresses that
 * people share, so it is theirs as it is, where it can be.
 */
export function placeId(identifier: string): string {
  const slug = slugOf(identifier);
  return taken.has(slug) ? `${slug}-2` : slug;
}

/**
 * The id of a place inside a text. Prefixed, so that no name in a text can stand in for one of the
 * page's own or of the browser's.
 */
export const anchorId = (identifier: string): string => `anchor-${slugOf(identifier)}`;
