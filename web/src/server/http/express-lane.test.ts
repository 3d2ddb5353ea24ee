import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Shown } from '../../content/shown.ts';
import { createApp } from '../app.ts';
import { createMetrics } from '../metrics.ts';
import { createPageCache } from '../pages/page-cache.ts';
import { createPages } from '../pages/pages.ts';
import { testPageStore } from '../pages/test-page-store.ts';
import { createExpressLane } from './express-lane.ts';
import { createRefusals, type Refused } from './refusals.ts';
import { securityHeaders } from './security-headers.ts';
import { createWaitingRoom } from './waiting-room.ts';

const siteUrl = 'https://salve.example';
const clock = { now: 0 };
let cache: ReturnType<typeof createPageCache>;
let metrics: ReturnType<typeof createMetrics>;
let server: Server;
let refused: Refused[];
/** Which way the last request went; the lane can be closed, to see what the long way answers. */
let wentExpress: boolean;
let isLaneOpen: boolean;

beforeEach(async () => {
  clock.now = 0;
  isLaneOpen = true;
  refused = [];
  metrics = createMetrics();
  cache = createPageCache({
    pageStore: testPageStore(),
    maxBytes: 1e6,
    freshMs: 1000,
    staleFreshMs: 100,
    onRenewalFailed: () => {},
    now: () => clock.now,
  });
  const headers = securityHeaders({
    isDevelopment: false,
    analyticsUrl: undefined,
    hsts: undefined,
  });
  const shown = new Shown();
  shown.ask({ kind: 'collection', model: 'nouvelle' }, {});
  const render = async ({ pathname }: URL) => ({
    status: pathname === '/ailleurs' ? 308 : 200,
    html: `<a href="/en${pathname}">EN</a>`.repeat(50),
    headers: {
      'Content-Language': 'fr-CA',
      ...(pathname === '/ailleurs' && { Location: '/services?page=2#devis' }),
    },
    shown,
    keep: true,
  });
  const app = createApp({
    headers,
    metrics,
    mayReadMetrics: () => false,
    isReady: () => true,
    preview: { headers, routes: new Hono() },
    hooks: new Hono(),
    media: new Hono(),
    suggestions: new Hono(),
    forms: new Hono(),
    machineFiles: new Hono(),
    staticFiles: new Hono(),
    pages: createPages({
      siteUrl,
      cache,
      render,
      room: createWaitingRoom({ places: 1, waiting: 1 }),
      metrics,
    }),
    onError: () => {},
  });
  const lane = createExpressLane({ cache, headers, metrics });
  const listener = getRequestListener(app.fetch);
  const refusals = createRefusals({ headers, onRefused: (one) => refused.push(one) });
  server = createServer(
    refusals.guard((incoming, outgoing) => {
      wentExpress = isLaneOpen && lane(incoming, outgoing);
      return wentExpress || listener(incoming, outgoing);
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.close();
});

async function ask(path: string, { method = 'GET', headers = {} } = {}) {
  const { port } = server.address() as AddressInfo;
  const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }).end();
  const [response] = await once(sent, 'response');
  const body = Buffer.concat(await response.toArray());
  const { date: _date, ...told }: IncomingHttpHeaders = response.headers;
  return { status: response.statusCode, headers: told, body: body.toString('base64') };
}

async function longWay(path: string, options: { headers?: Record<string, string> }) {
  isLaneOpen = false;
  const answer = await ask(path, options);
  isLaneOpen = true;
  return answer;
}

const held = async () => String((await ask('/services')).headers.etag);

describe('a page that is fresh in the cache', () => {
  it.each([
    ['a browser', { 'Accept-Encoding': 'gzip, deflate, br' }],
    ['an older one', { 'Accept-Encoding': 'gzip' }],
    ['one that compresses nothing', {}],
    ['one that saves data', { 'Accept-Encoding': 'br', 'Save-Data': 'on' }],
    ['one that holds another version', { 'If-None-Match': '"another"' }],
  ])('goes to %s as the long way would send it', async (_who, headers) => {
    await ask('/services');
    const answer = await ask('/services', { headers });
    expect(wentExpress).toBe(true);
    expect(answer).toEqual(await longWay('/services', { headers }));
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/);
  });

  it.each([
    ['a browser', { 'Accept-Encoding': 'gzip, deflate, br' }],
    ['one that compresses nothing', {}],
  ])('is the same page to %s that comes from a campaign', async (_who, headers) => {
    const plain = await ask('/services', { headers });
    const path = '/services?utm_source=x&fbclid=a%22b';
    const answer = await ask(path, { headers });
    expect(wentExpress).toBe(true);
    expect(answer).toEqual(await longWay(path, { headers }));
    expect(answer.body).toBe(plain.body);
    expect(answer.headers.etag).toBe(plain.headers.etag);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  });

  it('carries a campaign on where it leads elsewhere', async () => {
    await ask('/ailleurs');
    const answer = await ask('/ailleurs?utm_source=x&fbclid=%22');
    expect(answer).toMatchObject({
      status: 308,
      headers: { location: '/services?utm_source=x&fbclid=%22&page=2#devis' },
    });
  });

  it('is not sent again to who holds it', async () => {
    const headers = { 'If-None-Match': await held() };
    const answer = await ask('/services', { headers });
    expect(wentExpress).toBe(true);
    expect(answer).toEqual(await longWay('/services', { headers }));
    expect(answer).toMatchObject({ status: 304, body: '' });
  });

  it('is counted like any other', async () => {
    await ask('/services');
    await ask('/services');
    await ask('/services', { headers: { 'If-None-Match': await held() } });
    const told = await metrics.registry.metrics();
    expect(told).toContain('pages_total{cache="miss"} 1');
    expect(told).toContain('pages_total{cache="hit"} 3');
    expect(told).toContain('http_requests_total{kind="page",status="200"} 3');
    expect(told).toContain('http_requests_total{kind="page",status="304"} 1');
    expect(await metrics.registry.metrics()).toContain('pages_total{cache="hit"} 3');
  });
});

describe('a query that is made to be long', () => {
  const headers = { 'Accept-Encoding': 'gzip' };

  it('is refused beyond 4 KB, whichever way it would go', async () => {
    await ask('/services');
    const path = `/services?${'(&'.repeat(7282)}`;
    const answer = await ask(path, { headers });
    expect(answer).toMatchObject({ status: 414 });
    expect(answer).toEqual(await longWay(path, { headers }));
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/);
  });

  it('is answered up to there', async () => {
    await ask('/services');
    const path = `/services?${'(&'.repeat(2048)}`;
    const answer = await ask(path, { headers });
    expect(wentExpress).toBe(true);
    expect(answer).toMatchObject({ status: 200 });
    expect(answer).toEqual(await longWay(path, { headers }));
  });
});

it('a fault in the lane costs one answer, and is told', async () => {
  await ask('/services');
  const fault = new Error('The counter is broken.');
  const sentFresh = vi.spyOn(metrics, 'sentFresh').mockImplementationOnce(() => {
    throw fault;
  });
  const answer = await ask('/services');
  expect(sentFresh).toHaveBeenCalledOnce();
  expect(answer).toMatchObject({ status: 500, headers: { 'cache-control': 'no-store' } });
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/);
  expect(refused).toEqual([{ status: 500, reason: fault.message, err: fault }]);
  expect(await ask('/services')).toMatchObject({ status: 200 });
});

describe('the long way is taken', () => {
  const goesTheLongWay = async (path: string, options?: { method: string }) => {
    await ask(path, options);
    expect(wentExpress).toBe(false);
  };

  it('by what is not a plain request for a page in the cache', async () => {
    await ask('/services');
    await goesTheLongWay('/services', { method: 'HEAD' });
    await goesTheLongWay('/services', { method: 'POST' });
    await goesTheLongWay('/services/');
    await goesTheLongWay('//services');
    await goesTheLongWay('/blogues?q=x');
    await goesTheLongWay('/blogues?q=x');
    await goesTheLongWay('/a-propos');
  });

  it('after a publish, and once the page is old', async () => {
    await ask('/services');
    cache.changed({ model: 'nouvelle' });
    clock.now = 1;
    await goesTheLongWay('/services');
    await ask('/services');
    expect(wentExpress).toBe(true);
    clock.now = 2000;
    await goesTheLongWay('/services');
  });
});
