import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandComponent } from './define-island.ts';

interface WokenProps {
  readonly onWoken: () => void;
  readonly children: ReactNode;
}

/** A parent's effects run after its children's: once this one does, the island listens. */
function Woken({ onWoken, children }: WokenProps) {
  useEffect(onWoken, [onWoken]);
  return children;
}

/** Kept apart from `wake.ts`, so that React is downloaded only when an island wakes. */
export function hydrateIsland(
  { Component }: IslandComponent<object>,
  wrapper: HTMLElement,
  props: object,
  prefix: string,
): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(
      wrapper,
      <Woken onWoken={resolve}>
        <Component {...props} />
      </Woken>,
      { identifierPrefix: prefix },
    );
  });
}
