import { z } from 'zod';
import { singleType } from '../content-type.ts';
import { metaFields } from './seo.ts';
import { text } from './text.ts';

/** What editors write above a list. */
const listHome = z
  .object({ ...metaFields, title: text, intro: text })
  .transform(({ MetaTitle, MetaDescription, ...wire }) => ({
    ...wire,
    seo: { title: MetaTitle, description: MetaDescription },
  }));

export const newsHome = singleType('nouvelles-accueil', listHome);
export const blogHome = singleType('blogues-accueil', listHome);
