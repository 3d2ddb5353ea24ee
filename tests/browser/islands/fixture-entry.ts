import { reloadOnce, watchForBusyVisitor } from '../../../web/src/islands/reload-once.ts';
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
  onLoadError: (error) =>
    reloadOnce(error, {
      build: import.meta.url,
      storage: sessionStorage,
      ask: (piece) => fetch(piece, { method: 'HEAD' }),
      isBusy: watchForBusyVisitor(document),
      reload: () => location.reload(),
    }),
});
