import type { Core } from '@strapi/strapi';

const KEY = { type: 'core', name: 'seed', key: 'completed' } as const;

/** In place of the moment at which the sample content went in whole. */
const DECLINED = 'declined';

/**
 * Remembers in the database what was decided about the sample content, so that the decision goes
 * wherever the database goes: into a backup, back from it, to another disk. `npm start` reads it too
 * (scripts/lib/seeding.ts).
 */
export class SeedMarker {
  constructor(private readonly strapi: Core.Strapi) {}

  async isDecided(): Promise<boolean> {
    return Boolean(await this.strapi.store.get(KEY));
  }

  async isFilled(): Promise<boolean> {
    const value = await this.strapi.store.get(KEY);
    return Boolean(value) && value !== DECLINED;
  }

  async setFilled(): Promise<void> {
    await this.strapi.store.set({ ...KEY, value: new Date().toISOString() });
  }

  /** The database is somebody's own: no start fills it unasked. */
  async decline(): Promise<void> {
    if (!(await this.isDecided())) await this.strapi.store.set({ ...KEY, value: DECLINED });
  }

  async clear(): Promise<void> {
    await this.strapi.store.delete(KEY);
  }
}
