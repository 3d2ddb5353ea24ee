const key = 'reloaded-build';

export interface Reloading {
  /** Names the build that asks. */
  readonly build: string;
  readonly storage: Storage;
  /** Asks for the page, to know whether it would come. */
  readonly ask: () => Promise<Response>;
  readonly reload: () => void;
}

/**
 * A page opened before a deployment asks for code that is gone. One reload fetches the new page.
 * The build that asked is remembered, so that a lasting fault cannot reload for ever.
 */
export async function reloadOnce({ build, storage, ask, reload }: Reloading): Promise<void> {
  try {
    if (storage.getItem(key) === build) return;
    storage.setItem(key, build);
  } catch {
    // Without storage a loop could not be stopped: the plain page stays.
    return;
  }
  const comes = await ask().then(
    ({ ok }) => ok,
    () => false,
  );
  if (comes) reload();
  // Code is missing because the connection is: a reload would take the page away too.
  else storage.removeItem(key);
}
