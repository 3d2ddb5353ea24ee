import { z } from 'zod';
import { singleType } from '../content-type.ts';
import { seoFields } from './seo.ts';
import { paragraphs } from './service-blocks.ts';
import { text } from './text.ts';

/** A page of an introduction and titled texts. */
const plainPage = z
  .object({ title: text, intro: text, blocks: paragraphs, SEOFields: seoFields })
  .transform(({ SEOFields, ...wire }) => ({ ...wire, seo: SEOFields }));

export const plainPages = {
  siteAccessibility: singleType('accessibilite-site', plainPage),
  security: singleType('securite', plainPage),
  thanks: singleType('merci', plainPage),
};
