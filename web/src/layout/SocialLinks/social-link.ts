import { messagesFor } from '../../site/messages/messages.ts';
import { type IconName, isIconName } from '../../ui/Icon/icon-names.ts';
import type { Frame } from '../frame.ts';

export interface SocialLink {
  readonly url: string;
  readonly label: string;
  readonly icon: IconName;
}

/** Editors write the networks' names in any case; a screen reader should say them well. */
const spelling: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  instagram: 'Instagram',
  twitter: 'Twitter',
};

export function socialLinks({ social, locale }: Frame): SocialLink[] {
  const { layout } = messagesFor(locale);
  return social.map(({ name, url }) => {
    const key = name.toLowerCase();
    return {
      url,
      label: layout.social(spelling[key] ?? name),
      icon: isIconName(key) ? key : 'globe',
    };
  });
}
