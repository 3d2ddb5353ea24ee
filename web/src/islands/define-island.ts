import type { ComponentType } from 'react';

/** Props travel to the browser as JSON. */
export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [name: string]: Json };

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
