import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });

  // Looking up a counter's labels costs a good part of sending a page that is kept: how many of
  // those were sent is summed up here, by status, and told when somebody asks.
  const fresh = new Map<number, number>();
  let sent = 0;
  function tellFresh() {
    for (const [status, count] of fresh) {
      requests.inc({ kind: 'page', status }, count);
      pages.inc({ cache: 'hit' }, count);
    }
    fresh.clear();
  }

  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by kind and status.',
    labelNames: ['kind', 'status'],
    registers: [registry],
    collect: tellFresh,
  });
  const pages = new Counter({
    name: 'pages_total',
    help: 'Pages sent, by how the page cache served them.',
    labelNames: ['cache'],
    registers: [registry],
    collect: tellFresh,
  });
  return {
    registry,
    requests,
    pages,
    sentFresh(status: number) {
      sent += 1;
      fresh.set(status, (fresh.get(status) ?? 0) + 1);
    },
    /** How many fresh pages were sent, ever. */
    sent: () => sent,
    renderSeconds: new Histogram({
      name: 'page_render_seconds',
      help: 'Time to load and render a page that was not in the cache.',
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers: [registry],
    }),
    drawnAhead: new Counter({
      name: 'pages_drawn_ahead_total',
      help: 'Pages that were drawn before anybody asked.',
      registers: [registry],
    }),
    workersLost: new Counter({
      name: 'drawing_workers_lost_total',
      help: 'Threads that drew a page and had to be ended, for time or memory.',
      registers: [registry],
    }),
    deliveryFailures: new Counter({
      name: 'delivery_failures_total',
      help: 'Attempts to deliver a submission that failed, by channel.',
      labelNames: ['channel', 'stuck'],
      registers: [registry],
    }),
    complaintReminders: new Counter({
      name: 'complaint_reminders_total',
      help: 'Complaints whose reply is due in two working days.',
      registers: [registry],
    }),
    contentFailures: new Counter({
      name: 'content_failures_total',
      help: 'Calls to the content service that failed, by what was shown instead.',
      labelNames: ['shown'],
      registers: [registry],
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Pages that wait to be drawn, counted when asked. */
export function watchRoom({ registry }: Metrics, length: () => number): void {
  new Gauge({
    name: 'pages_waiting',
    help: 'Pages that wait to be drawn.',
    registers: [registry],
    collect() {
      this.set(length());
    },
  });
}

/** What the search has read of the site, and what it still has to. */
export function watchSearch(
  { registry }: Metrics,
  progress: () => { readonly read: number; readonly unread: number },
): void {
  new Gauge({
    name: 'search_pages',
    help: 'Pages that the search has read, and those that it still has to read.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(progress())) this.set({ state }, count);
    },
  });
}

interface PublishedPages {
  ready(): number;
  waiting(): number;
  oldest(): number | undefined;
  /** How many pictures wait to be made. */
  pictures(): number;
}

/** Pages drawn before anybody asked, counted when asked. */
export function watchPublishedPages({ registry }: Metrics, pages: PublishedPages): void {
  new Gauge({
    name: 'published_pages',
    help: 'Published pages: ready to be sent, or waiting to be drawn.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'ready' }, pages.ready());
      this.set({ state: 'waiting' }, pages.waiting());
    },
  });
  new Gauge({
    name: 'pictures_waiting',
    help: 'Pictures of drawn pages that wait to be looked at, and made if need be.',
    registers: [registry],
    collect() {
      this.set(pages.pictures());
    },
  });
  new Gauge({
    name: 'published_pages_oldest_waiting_seconds',
    help: 'How long the page that has waited longest waits to be drawn.',
    registers: [registry],
    collect() {
      this.set((Date.now() - (pages.oldest() ?? Date.now())) / 1000);
    },
  });
}

interface Waiting {
  readonly channel: string;
  readonly state: string;
  readonly count: number;
}

/** Counted when asked. A database that is away leaves the numbers out and the rest in. */
export function watchDeliveries({ registry }: Metrics, count: () => Promise<Waiting[]>): void {
  new Gauge({
    name: 'deliveries_waiting',
    help: 'Deliveries of submissions that have not arrived, by channel; stuck after many attempts.',
    labelNames: ['channel', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { channel, state, count: value } of await count().catch(() => [])) {
        this.set({ channel, state }, value);
      }
    },
  });
}
