import { blog } from '../../../content/schema/blog.ts';
import { entryBySlug } from '../../entry-by-slug.ts';
import type { PageRequest } from '../../page.ts';
import { reachableAuthor } from '../../reachable-author.ts';

export async function loadPost(request: PageRequest) {
  const post = await entryBySlug(request, blog, {
    populate: {
      author: { populate: ['avatar'] },
      category: true,
      content: { populate: '*' },
      cover: true,
      localizations: true,
    },
  });
  return { ...post, author: await reachableAuthor(post.author, request) };
}
