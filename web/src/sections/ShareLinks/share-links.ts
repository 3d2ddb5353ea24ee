import type { IconName } from '../../ui/Icon/icon-names.ts';

/** What is shared: its address is absolute. */
export interface SharedPage {
  readonly title: string;
  readonly description: string;
  readonly url: string;
}

export interface ShareLink {
  readonly name: string;
  readonly icon: IconName;
  readonly href: string;
}

/** Plain links: nothing is asked of a network before the visitor chooses to go there. */
export function shareLinks({ title, description, url }: SharedPage): ShareLink[] {
  const link = (name: string, icon: IconName, address: string, query: Record<string, string>) => ({
    name,
    icon,
    // Not URLSearchParams: some networks show its plus signs as they are.
    href: `${address}?${Object.entries(query)
      .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
      .join('&')}`,
  });
  return [
    link('Facebook', 'facebook', 'https://www.facebook.com/sharer/sharer.php', {
      u: url,
      title,
      description,
    }),
    link('Twitter', 'twitter', 'https://twitter.com/intent/tweet', {
      url,
      text: description ? `${title} – ${description}` : title,
    }),
    link('LinkedIn', 'linkedin', 'https://www.linkedin.com/shareArticle', {
      mini: 'true',
      url,
      title,
      summary: description,
    }),
  ];
}
