import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandComponent } from './define-island.ts';

/** Kept apart from `wake.ts`, so that React is downloaded only when an island wakes. */
export function hydrateIsland(
  island: IslandComponent<object>,
  wrapper: HTMLElement,
  props: object,
  prefix: string,
): void {
  const Component: ComponentType<object> = island.Component;
  hydrateRoot(wrapper, <Component {...props} />, { identifierPrefix: prefix });
}
