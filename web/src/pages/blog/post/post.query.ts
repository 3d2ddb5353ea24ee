import { blog } from '../../../content/schema/blog.ts';
import { entryBySlug } from '../../entry-by-slug.ts';
import type { PageRequest } from '../../page.ts';

export function loadPost(request: PageRequest) {
  return entryBySlug(request, blog, {
    populate: {
      author: { populate: ['avatar'] },
      category: true,
      content: { populate: '*' },
      cover: true,
      localizations: true,
    },
  });
}
