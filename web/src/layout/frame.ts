import type { CookiePolicy } from '../content/schema/cookie-policy.ts';
import type { Locale } from '../site/locale.ts';
import type { NavigationItem, NavigationLink } from '../site/navigation.ts';

/** All that the frame around a page shows, ready to be drawn. */
export interface Frame {
  readonly locale: Locale;
  /** Path of the page, for `aria-current`. */
  readonly path: string;
  readonly theme: 'studio' | undefined;
  readonly navigation: readonly NavigationItem[];
  readonly social: readonly NavigationLink[];
  readonly contact: ContactDetails;
  readonly contactIntro: { readonly title: string; readonly text: string };
  readonly footerText: string | undefined;
  readonly isoLabel: string;
  readonly year: number;
  readonly languageSwitch: LanguageSwitchLink;
  readonly breadcrumbs: readonly NavigationLink[];
  readonly metaNavigation: MetaNavigation | undefined;
  /** A short message above the page, such as: this item has no translation. */
  readonly notice: string | undefined;
  /** The contact page shows the form itself: the footer does without its copy. */
  readonly footerContact: boolean;
  /** What the cookie dialog says. */
  readonly cookiePolicy: CookiePolicy;
}

export interface ContactDetails {
  readonly company: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
}

export interface LanguageSwitchLink {
  readonly target: Locale;
  readonly href: string;
}

export interface MetaNavigation {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}
