import type { BrowserContext } from '@playwright/test';

/** Every request of a browser that leaves the site, in the order they are made; more come as it goes on. */
export function foreignRequests(context: BrowserContext, siteUrl: string): readonly string[] {
  const foreign: string[] = [];
  // Of the context, not the page: what the service worker asks for counts too.
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(siteUrl) && !url.startsWith('data:')) foreign.push(url);
  });
  return foreign;
}

/** The names of the cookies that the browser holds, in order. */
export const cookieNames = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).sort();
