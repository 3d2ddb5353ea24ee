import { behindNginx } from './behind-nginx.ts';
import { bombs } from './bombs.ts';
import { bytes } from './bytes.ts';
import { campaign } from './campaign.ts';
import { flood } from './flood.ts';
import { growth } from './growth.ts';
import { lighthousePages } from './lighthouse.ts';
import { memory } from './memory.ts';
import { publish } from './publish.ts';
import { render } from './render.ts';
import { search } from './search.ts';
import { startUp } from './start-up.ts';
import type { Benchmark } from './support/benchmark.ts';
import { throughput } from './throughput.ts';

/** In the order in which they run: what is exact first, what is long last. */
export const benchmarks: readonly Benchmark[] = [
  bytes,
  search,
  startUp,
  render,
  throughput,
  campaign,
  flood,
  bombs,
  behindNginx,
  publish,
  memory,
  growth,
  lighthousePages,
];
