import { scriptAddressPolicy } from '../site/script-address-policy.ts';
import type { ToWorker, WaitingMessage } from './messages.ts';

const dismissedKey = 'dismissed-version';
const hourMs = 3_600_000;

/** Registers the service worker and tells the visitor when a newer version of the site waits. */
export async function watchForUpdates(root: Document, address: string): Promise<void> {
  const container = navigator.serviceWorker;
  const banner = root.querySelector<HTMLElement>('[data-update]');
  if (!banner) return;
  // A private window may refuse; the site works without.
  const registration = await container.register(trusted(address)).catch(() => undefined);
  if (!registration) return;
  const say = (words: ToWorker) => registration.waiting?.postMessage(words);

  container.addEventListener('message', ({ data }: MessageEvent<WaitingMessage>) => {
    if (data.type !== 'waiting') return;
    // Pages come from the network: this one may be of the new version already.
    if (linkedFiles(root).every((file) => data.files.includes(file))) say('activate-if-alone');
    else offer(banner, data);
  });
  banner.addEventListener('click', ({ target }) => {
    const action = target instanceof Element && target.closest('button')?.value;
    if (action === 'dismiss') dismiss(banner);
    if (action === 'refresh') refresh();
  });
  // Dismissed in another tab.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === dismissedKey && newValue === banner.dataset.version) banner.hidden = true;
  });

  const refresh = () => {
    if (!registration.waiting) return location.reload();
    container.addEventListener('controllerchange', () => location.reload(), { once: true });
    say('activate');
  };
  // The first worker of all replaces nothing.
  const ask = () => container.controller && say('describe');
  const checkAgain = () => {
    // Offline, or the server is away for a moment: the next check will tell.
    if (!root.hidden) registration.update().then(ask, () => undefined);
  };

  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => installing.state === 'installed' && ask());
  });
  root.addEventListener('visibilitychange', checkAgain);
  setInterval(checkAgain, hourMs);
  ask();
}

/** Of the Trusted Types API, what is used here. A trusted address counts as a text. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: () => string },
  ): { createScriptURL(input: string): string };
}

/** Browsers that let no text become a script take its address from a policy that we name to them. */
function trusted(address: string): string {
  const { trustedTypes }: { trustedTypes?: TrustedTypes } = window as object;
  const policy = trustedTypes?.createPolicy(scriptAddressPolicy, {
    createScriptURL: () => address,
  });
  return policy?.createScriptURL('') ?? address;
}

const linkedFiles = (root: Document) =>
  [
    ...root.querySelectorAll<HTMLLinkElement | HTMLScriptElement>(
      '[href^="/assets/"], [src^="/assets/"]',
    ),
  ].map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '');

/** The message is kept on the banner; showing it is the flag. */
function offer(banner: HTMLElement, { version }: WaitingMessage): void {
  banner.dataset.version = version;
  banner.hidden = dismissedVersion() === version;
}

function dismiss(banner: HTMLElement): void {
  banner.hidden = true;
  try {
    localStorage.setItem(dismissedKey, banner.dataset.version ?? '');
  } catch {
    // Without storage it is dismissed on this page only.
  }
}

function dismissedVersion(): string | null {
  try {
    return localStorage.getItem(dismissedKey);
  } catch {
    return null;
  }
}
