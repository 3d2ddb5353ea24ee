import { reloadOnce } from '../../../web/src/islands/reload-once.ts';
import { wakeIslands } from '../../../web/src/islands/wake.ts';

wakeIslands(document, {
  islands: {
    Counter: async () => {
      const [{ default: island }, { hydrateIsland }] = await Promise.all([
        import('./Counter.island.tsx'),
        import('../../../web/src/islands/hydrate.tsx'),
      ]);
      return {
        hydrate: (wrapper, props, prefix) =>
          hydrateIsland(island as Parameters<typeof hydrateIsland>[0], wrapper, props, prefix),
      };
    },
  },
  onLoadError: () =>
    reloadOnce({
      build: 'fixture',
      storage: sessionStorage,
      ask: () => fetch(location.href, { method: 'HEAD' }),
      reload: () => location.reload(),
    }),
});
