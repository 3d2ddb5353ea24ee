import type { AnalyticsOptions } from './options.ts';

type Recorded = Readonly<Record<string, unknown>> | IArguments;

/**
 * Starts measuring; the visitor has said yes. Events carry a name and the page's path: no query,
 * which may hold what was typed, and nothing else about the visitor.
 */
export function startAnalytics(options: AnalyticsOptions, isNewConsent: boolean): void {
  const { id, baseUrl, debug, loadScript, defer } = options;
  const layer: Recorded[] = [];
  Reflect.set(window, 'dataLayer', layer);
  const record = (entry: Recorded) => {
    if (debug) console.debug('analytics', entry);
    layer.push(entry);
  };
  // The container knows commands from events by their being an `arguments` object.
  function command(..._words: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    record(arguments);
  }

  const page = `${location.origin}${location.pathname}`;
  command('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
    functionality_storage: 'denied',
    personalization_storage: 'denied',
    security_storage: 'denied',
  });
  command('consent', 'update', { analytics_storage: 'granted' });
  command('set', { page_location: page, ads_data_redaction: true });
  record({ event: 'gtm.js', 'gtm.start': Date.now() });
  if (isNewConsent) record({ event: 'accept_all' });
  record({ event: 'page_view', page_path: location.pathname, page_location: page });
  document.addEventListener('salve:track', (event) => {
    const { detail } = event as CustomEvent<{ event: string }>;
    record({ event: detail.event });
  });
  if (!loadScript) return;
  const load = () => {
    const script = document.createElement('script');
    script.src = `${baseUrl}/gtm.js?id=${id}`;
    document.head.append(script);
  };
  // Browsers pass over `defer` on scripts that are added later.
  if (defer && document.readyState !== 'complete') addEventListener('load', load, { once: true });
  else load();
}

/**
 * A loaded container cannot be unloaded: it has listeners and timers of its own. A stricter policy
 * silences it at once, its last words on leaving included; the reload is rid of it.
 */
export function stopAnalytics(): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "script-src 'self'; connect-src 'self'; img-src 'self' data:; frame-src 'none'";
  document.head.append(policy);
  location.reload();
}
