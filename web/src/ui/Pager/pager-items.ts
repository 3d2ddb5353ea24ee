export type PagerItem = number | 'gap';

/** First, last, the current page and its neighbours; a gap only where it hides two pages or more. */
export function pagerItems(current: number, total: number): PagerItem[] {
  const shown = new Set([1, total, current - 1, current, current + 1]);
  if (shown.has(3)) shown.add(2);
  if (shown.has(total - 2)) shown.add(total - 1);

  const items: PagerItem[] = [];
  for (let page = 1; page <= total; page += 1) {
    if (shown.has(page)) items.push(page);
    else if (items.at(-1) !== 'gap') items.push('gap');
  }
  return items;
}
