const slugOf = (identifier: string): string =>
  identifier
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_-]+/gu, '-');

/**
 * The id of a part of a page that editors named in a field of its own. It stands in addresses that
 * people share, so it is theirs as it is.
 */
export const placeId = slugOf;

/**
 * The id of a place inside a text. Prefixed, so that no name in a text can stand in for one of the
 * page's own or of the browser's.
 */
export const anchorId = (identifier: string): string => `anchor-${slugOf(identifier)}`;
