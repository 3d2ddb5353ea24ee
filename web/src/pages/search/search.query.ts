import { isKind, type Kind } from '../../search/search-document.ts';
import { searchMaxLength, searchPageSize } from '../../site/limits.ts';
import { kindName, searchName } from '../../site/search-address.ts';
import { countPages, requestedPage } from '../listing.ts';
import type { PageRequest } from '../page.ts';
import { usefulPages } from '../useful-pages.ts';

/** A kind that is none reads as all of them. */
function kindIn(url: URL): Kind | undefined {
  const written = url.searchParams.get(kindName) ?? '';
  return isKind(written) ? written : undefined;
}

export async function loadSearch({ content, locale, search, url }: PageRequest) {
  const typed = (url.searchParams.get(searchName) ?? '').trim();
  const text = typed.slice(0, searchMaxLength).trim();
  const page = requestedPage(url);
  const kind = kindIn(url);
  const [useful, answer] = await Promise.all([
    usefulPages(content, locale),
    text ? search.find({ text, locale, kind, page, size: searchPageSize }) : undefined,
  ]);
  return {
    text,
    isCut: typed.length > searchMaxLength,
    kind,
    page,
    useful,
    answer,
    pages: answer ? countPages(answer.total, searchPageSize, page) : 1,
  };
}

export type SearchData = Awaited<ReturnType<typeof loadSearch>>;
