import { z } from 'zod';
import type { Locale } from '../../site/locale.ts';
import type { ContentQuery } from '../client.ts';
import { singleType } from '../content-type.ts';
import { listOf, optionalText, requiredWebAddress, text, webAddress } from './text.ts';

const link = { title: text, route: text };

const navigationItem = z
  .object({
    ...link,
    level: z.enum(['primary', 'secondary', 'tertiary', 'securite']),
    sidebarOnly: z.boolean().nullish(),
    items: listOf(z.object(link)),
  })
  .transform(({ items, ...wire }) => ({ ...wire, subRoutes: items }));

/** What editors may change in the frame of every page. Routes are named by their French address. */
export const settings = singleType(
  'reglages',
  z.object({
    social: listOf(z.object({ name: z.string(), url: requiredWebAddress })),
    blogExternalUrl: webAddress,
    footerText: optionalText,
    isoLabel: optionalText,
    quickLinks: listOf(z.object(link)),
    navigation: listOf(navigationItem),
    contactIntro: z.object({ title: text, text: text }).nullish(),
  }),
);

/** The one question that is asked of it: what the frame knows already costs a page nothing. */
export const settingsQuery = (locale: Locale): ContentQuery => ({
  locale,
  populate: {
    social: true,
    quickLinks: true,
    contactIntro: true,
    navigation: { populate: '*' },
  },
});
