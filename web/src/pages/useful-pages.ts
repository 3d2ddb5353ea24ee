import type { Content } from '../content/client.ts';
import { optional } from '../content/errors.ts';
import { settings, settingsQuery } from '../content/schema/settings.ts';
import type { Locale } from '../site/locale.ts';
import { messagesFor } from '../site/messages/messages.ts';
import { isExternal, type NavigationLink } from '../site/navigation.ts';
import { localizePath, pathTo } from '../site/paths.ts';
import type { RouteKey } from '../site/routes.ts';

/** Where to go from here when editors have not said so or cannot be asked. */
const suggestions: readonly RouteKey[] = ['services', 'caseStudies', 'careers', 'news', 'contact'];

function builtIn(locale: Locale): NavigationLink[] {
  const { pageNames } = messagesFor(locale);
  return suggestions.map((key) => ({ name: pageNames[key], url: pathTo(key, locale) }));
}

/** Pages to offer to who has found nothing: the editors' choice, or ours. */
export async function usefulPages(content: Content, locale: Locale): Promise<NavigationLink[]> {
  const edited = await optional(content.single(settings, settingsQuery(locale)));
  const links = (edited?.quickLinks ?? []).flatMap(({ title, route }) => {
    const url = isExternal(route) ? route : localizePath(route, locale);
    return url === undefined ? [] : [{ name: title, url }];
  });
  return links.length > 0 ? links : builtIn(locale);
}
