import { expect, it } from 'vitest';
import { SearchBusy } from '../../search/site-search.ts';
import { Abandoned, createWaitingRoom, RoomFull } from '../http/waiting-room.ts';
import { createMetrics } from '../metrics.ts';
import { createPages } from './pages.ts';

it.each([
  new RoomFull('300 wait already.'),
  new Abandoned('Nobody waits for this any more.'),
  new SearchBusy('Searches have used up their share of the time.'),
])('whoever comes when $name is told to come back', async (error) => {
  const pages = createPages({
    siteUrl: 'https://salve.example',
    cache: undefined,
    render: () => Promise.reject(error),
    room: createWaitingRoom({ places: 1, waiting: 1 }),
    metrics: createMetrics(),
  });
  const response = await pages.request('/en/search?q=cart');
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('5');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.text()).toContain('lang="en-CA"');
});
