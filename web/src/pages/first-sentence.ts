import { firstParagraph } from './plain-text.ts';

/** The opening of a text in markdown, plain, for a description where editors gave none. */
export function firstSentence(markdown: string): string {
  const plain = firstParagraph(markdown);
  return /^.+?[.!?](?=\s|$)/s.exec(plain)?.[0] ?? plain;
}
