const key = 'reloaded-build';

export interface Reloading {
  /** The address of the running code, which names its build. */
  readonly build: string;
  readonly storage: Storage;
  /** Asks for the piece that did not come. */
  readonly ask: (piece: string) => Promise<Response>;
  /** True once the visitor follows a link, sends a form or has begun to fill one in. */
  readonly isBusy: () => boolean;
  readonly reload: () => void;
}

/**
 * A page opened before a deployment asks for code that is gone. One reload fetches the new page.
 * Only a piece that is truly gone is a reason: leaving a page cancels what it was loading, and a
 * reload would then bring the visitor back. The build that asked is remembered, so that a lasting
 * fault cannot reload for ever.
 */
export async function reloadOnce(
  error: unknown,
  { build, storage, ask, isBusy, reload }: Reloading,
): Promise<void> {
  // Browsers name the piece in the error's message; Safari does not.
  const piece = /\S*\/assets\/\S+/.exec(String(error))?.[0] ?? build;
  try {
    const { status } = await ask(piece);
    if (status !== 404 || isBusy() || storage.getItem(key) === build) return;
    storage.setItem(key, build);
    reload();
  } catch {
    // No connection, or no storage to stop a loop with: the plain page stays.
  }
}

/** Tells whether a reload would take something from the visitor. */
export function watchForBusyVisitor(page: Document): () => boolean {
  let isBusy = false;
  const note = ({ target }: Event) => {
    isBusy ||= target instanceof Element && target.closest('a,form') !== null;
  };
  for (const name of ['click', 'input', 'submit']) page.addEventListener(name, note);
  return () => isBusy;
}
