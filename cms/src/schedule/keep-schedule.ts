import type { Core } from '@strapi/strapi';

import { environment } from '../environment';
import { runSchedule } from './run-schedule';

export interface RunningSchedule {
  /** Lets a publication that is under way end. */
  stop(): Promise<void>;
}

/**
 * Looks for due moments as soon as the service listens, so that those missed while it was down are
 * made up, and again after each interval. Programs that only load Strapi (the seed, the report)
 * never listen and publish nothing.
 */
export function keepSchedule(strapi: Core.Strapi): RunningSchedule {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let run: Promise<void> = Promise.resolve();
  let told = new Set<string>();

  async function once(): Promise<void> {
    try {
      const failures = await runSchedule(strapi);
      for (const { key, sentence } of failures) if (!told.has(key)) strapi.log.warn(sentence);
      told = new Set(failures.map(({ key }) => key));
    } catch (error) {
      strapi.log.error(`The schedule could not be looked at: ${String(error)}`);
    }
    if (!stopped) timer = setTimeout(start, environment.scheduleSeconds * 1000);
  }
  function start(): void {
    run = once();
  }

  strapi.server.httpServer.once('listening', start);
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await run;
    },
  };
}
