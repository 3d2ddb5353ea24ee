/**
 * A link or a picture by its text. Bounded, so that a text of nothing but brackets is read once and
 * not once for each of them.
 */
const link = /!?\[([^[\]]{0,300})\]\([^()]{0,500}\)/g;
const beginningOfLine = /^[ \t]{0,40}(?:#{1,6}|>|[-*+]|\d{1,9}\.)[ \t]+/gm;
/** Where a word begins or ends: within one they may be meant. */
const marks = /(?<![\p{L}\p{N}])[*_`~]{1,3}(?=\S)|(?<=\S)[*_`~]{1,3}(?![\p{L}\p{N}])/gu;

/** Markdown as running text, for machines that read no markup. */
export function plainText(markdown: string): string {
  return markdown
    .replace(link, '$1')
    .replace(beginningOfLine, '')
    .replace(marks, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The first paragraph of a text in markdown, plain. */
export function firstParagraph(markdown: string): string {
  const [paragraph = ''] = markdown.trim().split(/\n{2,}/);
  return plainText(paragraph);
}
