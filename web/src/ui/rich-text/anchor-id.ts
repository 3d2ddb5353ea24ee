/**
 * The id of a place that editors named. Prefixed, so that no name of theirs can stand in for one of
 * the page's own or of the browser's. Links and targets both pass here, so they always agree.
 */
export function anchorId(identifier: string): string {
  return `anchor-${identifier
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_-]+/gu, '-')}`;
}
