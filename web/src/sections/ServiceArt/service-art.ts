import type { Locale } from '../../site/locale.ts';
import { localizePath, matchPath } from '../../site/paths.ts';
import type { RouteKey } from '../../site/routes.ts';
import type { ArtworkName } from '../../ui/Artwork/artworks.ts';

/** The object a service is shown by and the paper it lies on. */
export interface ServiceArt {
  readonly artwork: ArtworkName;
  readonly ink: 'maize' | 'rose' | 'spruce' | 'orange' | 'frost' | 'river' | 'kraft';
}

const arts: Partial<Record<RouteKey, ServiceArt>> = {
  webAndMobile: { artwork: 'bridge', ink: 'maize' },
  ecommerce: { artwork: 'basket', ink: 'rose' },
  accessibility: { artwork: 'ramp', ink: 'spruce' },
  design: { artwork: 'hand', ink: 'orange' },
  transformation: { artwork: 'sprout', ink: 'frost' },
  consulting: { artwork: 'lighthouse', ink: 'river' },
  studio: { artwork: 'scissors', ink: 'kraft' },
};

/** Editors may add a service that the site has drawn nothing for. */
const unknown: ServiceArt = { artwork: 'compass', ink: 'kraft' };

/** A service's picture and address, by the French address that editors give. */
export function serviceArt(route: string | undefined, locale: Locale) {
  const key = route === undefined ? undefined : matchPath(route)?.key;
  return {
    ...((key && arts[key]) ?? unknown),
    href: route === undefined ? undefined : localizePath(route, locale),
  };
}
