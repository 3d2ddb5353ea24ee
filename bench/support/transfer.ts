import type { Page } from '@playwright/test';

export type Kind = 'html' | 'css' | 'js' | 'font' | 'image' | 'other';

const kinds: Record<string, Kind> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Font: 'font',
  Image: 'image',
};

export interface Transfer {
  readonly url: string;
  readonly kind: Kind;
  readonly mimeType: string;
  /** As it came over the wire: compressed, headers included. */
  readonly bytes: number;
}

/**
 * Writes down what a page fetches, as the browser counts it. What a service worker fetches on its
 * own is not the page's and does not appear.
 */
export async function recordTransfers(page: Page): Promise<() => Transfer[]> {
  const session = await page.context().newCDPSession(page);
  const answered = new Map<string, Omit<Transfer, 'bytes'>>();
  const finished: Transfer[] = [];
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { url, mimeType } = response;
    answered.set(requestId, { url, mimeType, kind: kinds[type] ?? 'other' });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answered.get(requestId);
    if (answer) finished.push({ ...answer, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return () => [...finished];
}

export const bytesOf = (transfers: readonly Transfer[], kind?: Kind): number =>
  transfers
    .filter((transfer) => kind === undefined || transfer.kind === kind)
    .reduce((sum, { bytes }) => sum + bytes, 0);
