import type { Locale } from '../site/locale.ts';
import type { Piece } from './extract.ts';
import type { Kind } from './search-document.ts';
import type { Listed } from './search-index.ts';

export interface SearchRequest {
  readonly text: string;
  readonly locale: Locale;
  readonly kind?: Kind | undefined;
  /** Only what carries one of these. */
  readonly tags?: readonly string[] | undefined;
  readonly page: number;
  readonly size: number;
}

export interface SearchHit extends Listed {
  readonly titlePieces: readonly Piece[];
  readonly extract: readonly Piece[];
}

export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  /** Of the kind that was asked for. */
  readonly total: number;
  /** Of every kind, the chosen one apart. */
  readonly counts: ReadonlyMap<Kind, number>;
  readonly meant: string | undefined;
}

/** Of the whole site, or of as much as has been read so far. */
export interface SiteAnswer extends SearchAnswer {
  readonly isWhole: boolean;
}

/** Something that may be meant, while it is being typed. */
export interface Suggestion extends Pick<Listed, 'address' | 'kind'> {
  readonly titlePieces: readonly Piece[];
}
