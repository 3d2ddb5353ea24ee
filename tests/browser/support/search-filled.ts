import { type APIRequestContext, expect } from '@playwright/test';

/** After a start the pages are read in the background, one after the other. */
export async function whenSearchIsFilled(request: APIRequestContext): Promise<void> {
  await expect
    .poll(async () => (await request.get('/metrics')).text(), { timeout: 80_000 })
    .toMatch(/^search_pages\{state="read"\} [1-9]\d*\nsearch_pages\{state="unread"\} 0$/m);
}
