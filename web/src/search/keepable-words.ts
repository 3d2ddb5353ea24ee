import { wordsOf } from './words.ts';

const mostWords = 6;
const longest = 60;
/** A law, a standard or a size has fewer; a phone, a file or a card has more. */
const mostDigits = 4;

/**
 * What may be counted of a search that found nothing: a few plain words, as they are compared.
 * Undefined for what may name a person or hold a message: addresses, numbers, sentences.
 */
export function keepableWords(text: string): string | undefined {
  if (/[@/\\]|www\./i.test(text)) return undefined;
  if ((text.match(/\p{N}/gu)?.length ?? 0) > mostDigits) return undefined;
  const words = wordsOf(text).map(({ folded }) => folded);
  const joined = words.join(' ');
  const isFew = words.length > 0 && words.length <= mostWords && joined.length <= longest;
  return isFew ? joined : undefined;
}
