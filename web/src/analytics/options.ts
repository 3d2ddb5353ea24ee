/** Reaches the browser as `data-analytics` on `<html>`: pages are cached and the same for all. */
export interface AnalyticsOptions {
  readonly id: string;
  /** Where the container's script comes from. */
  readonly baseUrl: string;
  /** Nothing is measured when false, whatever the visitor chose. */
  readonly enabled: boolean;
  /** Tells the console what is recorded. */
  readonly debug: boolean;
  /** When false, events are only collected for a script that something else brings. */
  readonly loadScript: boolean;
  /** Asks for the script once the page is loaded, instead of beside its pictures. */
  readonly defer: boolean;
}
