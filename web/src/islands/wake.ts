/**
 * The browser's half of an island: finds the server's wrappers and, when told, imports the
 * component and hydrates it. This file is all the script that a page without islands runs.
 */
export interface HydratableModule {
  /** Resolves when the island listens: its effects have run. */
  hydrate(wrapper: HTMLElement, props: object, prefix: string): Promise<void>;
}

export type LoadIsland = () => Promise<HydratableModule>;

export interface WakeOptions {
  readonly islands: Readonly<Record<string, LoadIsland>>;
  /** Called once when an island's code cannot be loaded. */
  readonly onLoadError: (error: unknown) => void;
}

const wakingEvents = ['pointerover', 'focusin', 'click', 'keydown'] as const;

export function wakeIslands(root: ParentNode, { islands, onLoadError }: WakeOptions): void {
  for (const wrapper of root.querySelectorAll<HTMLElement>('[data-island]:not([data-state])')) {
    const load = islands[wrapper.dataset.island ?? ''];
    if (load) arm(wrapper, load, onLoadError);
  }
}

function arm(wrapper: HTMLElement, load: LoadIsland, onLoadError: (error: unknown) => void): void {
  wrapper.dataset.state = 'asleep';
  // A click that arrives before the code would be lost: it is held and given again.
  let held: HTMLElement | undefined;
  let isWaking = false;

  const wake = () => {
    if (isWaking) return;
    isWaking = true;
    load()
      .then(({ hydrate }) =>
        hydrate(wrapper, JSON.parse(wrapper.dataset.props ?? '{}'), wrapper.dataset.prefix ?? ''),
      )
      .then(
        () => {
          stopListening();
          wrapper.dataset.state = 'awake';
          held?.click();
        },
        (error: unknown) => {
          // The plain HTML stays usable: let clicks through to it from now on.
          stopListening();
          wrapper.dataset.state = 'failed';
          onLoadError(error);
        },
      );
  };

  const onEvent = (event: Event) => {
    if (event.type === 'click' && event.target instanceof Element) {
      const control = event.target.closest<HTMLElement>(
        'button:not([popovertarget]):not([type=submit])',
      );
      if (control) {
        event.preventDefault();
        event.stopPropagation();
        held = control;
      }
    }
    wake();
  };

  const stopListening = () => {
    for (const name of wakingEvents) wrapper.removeEventListener(name, onEvent, true);
  };

  for (const name of wakingEvents) wrapper.addEventListener(name, onEvent, true);

  // Focus may have come before this script did.
  if (wrapper.contains(document.activeElement)) wake();
  if (wrapper.dataset.when === 'visible') whenVisible(wrapper, wake);
  if (wrapper.dataset.when === 'idle') whenIdle(wake);
}

function whenVisible(wrapper: HTMLElement, wake: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      wake();
    },
    { rootMargin: '200px' },
  );
  observer.observe(wrapper);
}

function whenIdle(wake: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(wake);
  else setTimeout(wake, 200);
}
