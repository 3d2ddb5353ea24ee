import type { IslandComponent } from './islands/define-island.ts';
import { reloadOnce } from './islands/reload-once.ts';
import { type LoadIsland, wakeIslands } from './islands/wake.ts';
import { followAnchors, trackContactLinks } from './sections/AnchorFocus/anchor-focus.ts';

const modules = import.meta.glob<{ default: IslandComponent<object> }>('./**/*.island.tsx');

const nameOf = (path: string) => path.replace(/^.*\//, '').replace('.island.tsx', '');

const islands: Record<string, LoadIsland> = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => [
    nameOf(path),
    async () => {
      const [{ default: island }, { hydrateIsland }] = await Promise.all([
        load(),
        import('./islands/hydrate.tsx'),
      ]);
      return {
        hydrate: (wrapper, props, prefix) => hydrateIsland(island, wrapper, props, prefix),
      };
    },
  ]),
);

wakeIslands(document, {
  islands,
  // The entry's own hashed address names the build.
  onLoadError: () => reloadOnce(import.meta.url, sessionStorage, () => location.reload()),
});

followAnchors(document);
trackContactLinks(document);
