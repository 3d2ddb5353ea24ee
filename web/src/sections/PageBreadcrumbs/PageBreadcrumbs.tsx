import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { ancestorsOf, pathTo } from '../../site/paths.ts';
import type { RouteKey } from '../../site/routes.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';

interface PageBreadcrumbsProps {
  readonly route: RouteKey;
  readonly locale: Locale;
  /** Name of the page, where it is an entry's title. */
  readonly current?: string | undefined;
}

/** The way from the home page to this one, as the route table has it. */
export function PageBreadcrumbs({ route, locale, current }: PageBreadcrumbsProps) {
  const { layout, pageNames } = messagesFor(locale);
  const trail = ancestorsOf(route).map((key) => ({
    name: pageNames[key],
    href: pathTo(key, locale),
  }));

  return (
    <Breadcrumbs label={layout.breadcrumbs} trail={trail} current={current ?? pageNames[route]} />
  );
}
