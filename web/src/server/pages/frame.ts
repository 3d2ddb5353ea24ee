import type { Content } from '../../content/client.ts';
import { optional } from '../../content/errors.ts';
import { contact } from '../../content/schema/contact.ts';
import { cookiePolicy } from '../../content/schema/cookie-policy.ts';
import { serviceTopics } from '../../content/schema/service-topic.ts';
import { settings, settingsQuery } from '../../content/schema/settings.ts';
import type { Frame, LanguageSwitchLink, MetaNavigation } from '../../layout/frame.ts';
import { builtInContact } from '../../site/agency.ts';
import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import {
  isStudioPath,
  metaNavigationOf,
  type NavigationLink,
  navigationFor,
} from '../../site/navigation.ts';
import { pathTo } from '../../site/paths.ts';
import type { RouteKey } from '../../site/routes.ts';

const studioServices: readonly RouteKey[] = [
  'webAndMobile',
  'ecommerce',
  'design',
  'transformation',
];

/** The part of the frame that comes from the content service; all of it is secondary. */
export async function loadFrameContent(content: Content, locale: Locale, path: string) {
  const section = metaNavigationOf(path);
  const [edited, details, policy, topics] = await Promise.all([
    optional(content.single(settings, settingsQuery(locale))),
    optional(content.single(contact, { locale, populate: '*' })),
    optional(content.single(cookiePolicy, { locale })),
    section === 'accessibility'
      ? optional(content.list(serviceTopics, serviceTopics.query('accessibility', locale)))
      : undefined,
  ]);
  return { edited, details, policy, topics: topics?.items ?? [] };
}

export type FrameContent = Awaited<ReturnType<typeof loadFrameContent>>;

export interface FrameRequest {
  readonly locale: Locale;
  /** Canonical path of the page, or the one asked for where it has none. */
  readonly path: string;
  readonly languageSwitch: LanguageSwitchLink;
  readonly breadcrumbs: readonly NavigationLink[];
  readonly notice: string | undefined;
  readonly footerContact: boolean;
  readonly blogUrl: string | undefined;
}

export function buildFrame(
  request: FrameRequest,
  { edited, details, policy, topics }: FrameContent,
): Frame {
  const { locale, path, blogUrl, ...rest } = request;
  const { layout: messages, consent } = messagesFor(locale);
  return {
    ...rest,
    locale,
    path,
    theme: isStudioPath(path) ? 'studio' : undefined,
    navigation: navigationFor(locale, {
      edited: edited?.navigation,
      blogExternalUrl: edited?.blogExternalUrl ?? blogUrl,
    }),
    social: edited?.social ?? [],
    contact: details ?? builtInContact,
    contactIntro: edited?.contactIntro ?? {
      title: messages.contactTitle,
      text: messages.contactText,
    },
    footerText: edited?.footerText,
    isoLabel: edited?.isoLabel ?? messages.iso,
    year: new Date().getFullYear(),
    metaNavigation: metaNavigation(locale, path, topics),
    cookiePolicy: policy ?? { ...consent, html: consent.html(pathTo('privacy', locale)) },
  };
}

function metaNavigation(
  locale: Locale,
  path: string,
  topics: FrameContent['topics'],
): MetaNavigation | undefined {
  const section = metaNavigationOf(path);
  if (!section) return undefined;
  const { pageNames, layout } = messagesFor(locale);
  const overview = { name: layout.overview, url: pathTo(section, locale) };
  const links =
    section === 'studio'
      ? studioServices.map((key) => ({ name: pageNames[key], url: pathTo(key, locale) }))
      : topics.map(({ pretitle, slug }) => ({
          name: pretitle,
          url: pathTo('accessibilityTopic', locale, { slug }),
        }));
  return { title: pageNames[section], links: [overview, ...links] };
}
