import { until } from '../../support/until.ts';

const hasDrawnAll =
  /^published_pages\{state="ready"\} [1-9]\d*\npublished_pages\{state="waiting"\} 0$/m;
const hasReadAll = /^search_pages\{state="read"\} [1-9]\d*\nsearch_pages\{state="unread"\} 0$/m;

/** After a start every page is drawn, and read by the search, in the background. */
export const whenSiteIsFilled = (url: string): Promise<void> =>
  until(async () => {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    return hasDrawnAll.test(metrics) && hasReadAll.test(metrics);
  });
