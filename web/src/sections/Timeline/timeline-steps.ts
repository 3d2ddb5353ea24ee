import { isEnglishPath, type Locale } from '../../site/locale.ts';
import { localizePath } from '../../site/paths.ts';
import { placeId } from '../../ui/rich-text/anchor-id.ts';
import type { Step } from '../../ui/Steps/Steps.tsx';

interface TimelineItem {
  readonly title: string;
  readonly link?: string | undefined;
}

/** Editors write "name: what happens"; the name is set larger than the rest. */
export function timelineSteps(timeline: readonly TimelineItem[], locale: Locale): Step[] {
  return timeline.map(({ title, link }) => {
    const [, name, text] = /^([^:]+?)\s*:\s+(.+)$/s.exec(title) ?? [];
    return {
      title: name ?? title,
      text: text && text.charAt(0).toLocaleUpperCase(locale) + text.slice(1),
      href: link && stepHref(link, locale),
    };
  });
}

/** A place on the page, a page named by its French address, or an address elsewhere. */
function stepHref(link: string, locale: Locale): string | undefined {
  if (link.startsWith('#')) return `#${placeId(link.slice(1))}`;
  if (!link.startsWith('/')) return link;
  return isEnglishPath(link) && locale === 'en' ? link : localizePath(link, locale);
}
