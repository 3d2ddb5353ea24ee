import type { Locale } from '../../locales';
import type { Check } from '../finding';

const PAGE = 200;
const EMPTY = [null, ''];

/** Where a picture's alternative text lives: Strapi has one field for it, and a caption beside it. */
const FIELD_OF: Readonly<Record<Locale, 'alternativeText' | 'caption'>> = {
  fr: 'alternativeText',
  en: 'caption',
};

interface Picture {
  id: number;
  name: string;
  alternativeText: string | null;
  caption: string | null;
}

/** Pictures that say nothing to who cannot see them, in one language or both. */
export const alternative: Check = async function* ({ strapi, media }) {
  if (!media) return;
  let last = 0;
  for (;;) {
    const page: Picture[] = await strapi.db.query('plugin::upload.file').findMany({
      select: ['id', 'name', ...Object.values(FIELD_OF)],
      where: {
        id: { $gt: last },
        mime: { $startsWith: 'image/' },
        $or: Object.values(FIELD_OF).flatMap((field) => EMPTY.map((value) => ({ [field]: value }))),
      },
      orderBy: { id: 'asc' },
      limit: PAGE,
    });
    for (const picture of page) {
      for (const [locale, field] of Object.entries(FIELD_OF) as [Locale, 'caption'][]) {
        if (picture[field]) continue;
        yield {
          type: 'Médiathèque',
          title: picture.name,
          locale,
          path: `/plugins/upload?_q=${encodeURIComponent(picture.name)}`,
        };
      }
    }
    if (page.length < PAGE) return;
    last = page.at(-1)?.id ?? last;
  }
};
