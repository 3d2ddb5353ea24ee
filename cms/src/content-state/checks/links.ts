import { environment } from '../../environment';
import { namesOf } from '../entry';
import type { Check } from '../finding';
import { internalLinks } from '../internal-links';
import { publishedDocuments } from '../published-documents';
import { Site } from '../site';
import { textsIn, textsOf } from '../texts';

/** Links within the site that lead nowhere. Fails with `SiteUnreachable` where nobody can tell. */
export const links: Check = async function* ({ strapi, types }) {
  const site = new Site(environment.siteUrl);
  await site.isDead('/');
  for (const type of types) {
    const { select, find } = await namesOf(strapi, type);
    const texts = textsOf(strapi, type.attributes);
    const selection = { ...texts, select: [...new Set([...texts.select, ...select])] };
    for await (const document of publishedDocuments(strapi, type, selection)) {
      for (const { documentId, locale, ...fields } of document) {
        const paths = textsIn(fields).flatMap((text) => internalLinks(text, environment.siteUrl));
        for (const path of new Set(paths)) {
          if (await site.isDead(path)) {
            yield { ...find({ documentId, ...fields }, locale), detail: path };
          }
        }
      }
    }
  }
};
