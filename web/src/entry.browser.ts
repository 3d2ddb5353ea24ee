import type { AnalyticsOptions } from './analytics/options.ts';
import { startConsent } from './consent/consent.ts';
import type { IslandComponent } from './islands/define-island.ts';
import { reloadOnce, watchForBusyVisitor } from './islands/reload-once.ts';
import { type LoadIsland, wakeIslands } from './islands/wake.ts';
import { carryQuery } from './layout/LanguageSwitch/carry-query.ts';
import { keepFocusClear } from './layout/WindowEdge/keep-focus-clear.ts';
import { followAnchors, trackContactLinks } from './sections/AnchorFocus/anchor-focus.ts';
import { watchForUpdates } from './updates/updates.ts';

const modules = import.meta.glob<{ default: IslandComponent<object> }>('./**/*.island.tsx');

const nameOf = (path: string) => path.replace(/^.*\//, '').replace('.island.tsx', '');

const islands: Record<string, LoadIsland> = {
  // Does without React.
  Suggestions: () => import('./sections/SearchForm/suggestions.ts'),
};
for (const [path, load] of Object.entries(modules)) {
  islands[nameOf(path)] = async () => {
    const [{ default: island }, { hydrateIsland }] = await Promise.all([
      load(),
      import('./islands/hydrate.tsx'),
    ]);
    return {
      hydrate: (wrapper, props, prefix) => hydrateIsland(island, wrapper, props, prefix),
    };
  };
}

const isBusy = watchForBusyVisitor(document);
const recover = (error: unknown) =>
  reloadOnce(error, {
    build: import.meta.url,
    storage: sessionStorage,
    ask: (piece) => fetch(piece, { method: 'HEAD' }),
    isBusy,
    reload: () => location.reload(),
  });

// Raised by the build's loader for every piece of code that does not come.
addEventListener('vite:preloadError', (event) => recover('payload' in event && event.payload));
wakeIslands(document, { islands, onLoadError: recover });

followAnchors(document);
carryQuery(document);
trackContactLinks(document);
keepFocusClear(document);

const { analytics, preview } = document.documentElement.dataset;
const options: AnalyticsOptions | undefined = analytics && JSON.parse(analytics);
const loadAnalytics = () => import('./analytics/analytics.ts');
startConsent(document, {
  start: (isNew) => {
    if (options?.enabled) loadAnalytics().then((code) => code.startAnalytics(options, isNew));
  },
  stop: () => {
    if (options?.enabled) loadAnalytics().then((code) => code.stopAnalytics());
  },
});

if (preview) {
  import('./layout/PreviewBar/follow-admin.ts').then((code) => code.followAdmin(document, preview));
}

// Long after the page is usable.
if (!preview && import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () =>
    setTimeout(() => watchForUpdates(document, '/service-worker.js'), 1000),
  );
}
