/** The opening of a text in markdown, plain, for a description where editors gave none. */
export function firstSentence(markdown: string): string {
  const [paragraph = ''] = markdown.trim().split(/\n{2,}/);
  const plain = paragraph
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[*_>#`]/g, '')
    .trim();
  return /^.+?[.!?](?=\s|$)/s.exec(plain)?.[0] ?? plain;
}
