import type { Core } from '@strapi/strapi';

const KEY = { type: 'core', name: 'seed', key: 'completed' } as const;

/** Remembers in the database that the sample content went in whole, so that nobody's work is overwritten. */
export class SeedMarker {
  constructor(private readonly strapi: Core.Strapi) {}

  async isSet(): Promise<boolean> {
    return Boolean(await this.strapi.store.get(KEY));
  }

  async set(): Promise<void> {
    await this.strapi.store.set({ ...KEY, value: new Date().toISOString() });
  }

  async clear(): Promise<void> {
    await this.strapi.store.delete(KEY);
  }
}
