import type { Page, Request } from '@playwright/test';
import type { Visit } from './addresses.ts';

/** What a visitor never sees and we must: errors, refused loads, violations of the policy. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The browser's driver says that it does as playwright.config.ts tells it.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  complainOfFailures(page, complaints);
  return complaints;
}

/** The same without what a browser says of every address that is no page, such as this one. */
export const complaintsAbout = (complaints: readonly string[], { path, status }: Visit) =>
  complaints.filter(
    (complaint) =>
      status < 400 ||
      (!(complaint.startsWith(`${status}: `) && complaint.endsWith(path)) &&
        !complaint.startsWith('Failed to load resource')),
  );

/** Whoever leaves a page cuts off what it still loads: that is told before they are elsewhere, or after. */
function complainOfFailures(page: Page, complaints: string[]): void {
  let visits = 0;
  const visitOf = new WeakMap<Request, number>();
  const aborted = new Set<string>();
  page.on('request', (request) => visitOf.set(request, visits));
  page.on('requestfailed', (request) => {
    const complaint = `failed: ${request.url()}`;
    if (request.failure()?.errorText === 'net::ERR_ABORTED') {
      if (visitOf.get(request) !== visits) return;
      aborted.add(complaint);
    }
    complaints.push(complaint);
  });
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    visits += 1;
    const others = complaints.filter((complaint) => !aborted.has(complaint));
    complaints.splice(0, complaints.length, ...others);
    aborted.clear();
  });
}
