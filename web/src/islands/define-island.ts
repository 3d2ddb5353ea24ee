import type { ComponentType } from 'react';

export interface IslandComponent<Props> {
  readonly islandName: string;
  readonly Component: ComponentType<Props>;
}

/** Names a component that wakes in the browser. The name is that of its file, `Name.island.tsx`. */
export function defineIsland<Props>(
  islandName: string,
  Component: ComponentType<Props>,
): IslandComponent<Props> {
  return { islandName, Component };
}
