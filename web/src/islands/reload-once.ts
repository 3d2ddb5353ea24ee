const key = 'reloaded-build';

/**
 * A page opened before a deployment asks for code that is gone. One reload fetches the new page.
 * The build that asked is remembered, so that a lasting fault cannot reload for ever.
 */
export function reloadOnce(build: string, storage: Storage, reload: () => void): void {
  try {
    if (storage.getItem(key) === build) return;
    storage.setItem(key, build);
  } catch {
    // Without storage a loop could not be stopped: the plain page stays.
    return;
  }
  reload();
}
