import { afterAll, beforeAll } from 'vitest';
import type { Site } from '../../browser/support/site.ts';
import { createWorld, type World } from './world.ts';

export interface WorldWithSite {
  world: World;
  site: Site;
}

/** What the tests of one file share, from before the first until after the last of them. */
export function worldWithSite(): WorldWithSite {
  const shared = {} as WorldWithSite;
  beforeAll(async () => {
    shared.world = await createWorld();
    shared.site = await shared.world.startSite();
  });
  afterAll(async () => {
    await shared.site?.stop();
    await shared.world?.close();
  });
  return shared;
}
