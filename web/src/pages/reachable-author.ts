import { optional } from '../content/errors.ts';
import type { Author } from '../content/schema/author.ts';
import { contact } from '../content/schema/contact.ts';
import type { PageRequest } from './page.ts';

/** An author without an address of their own is reached through the agency. */
export async function reachableAuthor(
  author: Author | undefined,
  { content, locale }: Pick<PageRequest, 'content' | 'locale'>,
): Promise<Author | undefined> {
  if (!author || author.email || author.phone) return author;
  const agency = await optional(content.single(contact, { locale, populate: '*' }));
  return { ...author, email: agency?.email, phone: agency?.phone };
}
