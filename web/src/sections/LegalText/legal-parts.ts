export interface LegalPart {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly markdown: string;
}

/** Titles may carry their own number, as contracts do; the page sets it apart. */
export function numberedParts(
  parts: readonly { readonly title: string; readonly markdown: string }[],
): LegalPart[] {
  return parts.map(({ title, markdown }, index) => ({
    id: `part-${index + 1}`,
    number: index + 1,
    title: title.replace(/^\d+\.\s*/, ''),
    markdown,
  }));
}

/** A document that comes as one text: what stands before its first heading, then its parts. */
export function splitAtHeadings(markdown: string): { intro: string; parts: LegalPart[] } {
  const [intro = '', ...rest] = markdown.split(/^### +/m);
  const parts = rest.map((text) => {
    const end = text.indexOf('\n');
    return end < 0
      ? { title: text.trim(), markdown: '' }
      : { title: text.slice(0, end).trim(), markdown: text.slice(end).trim() };
  });
  return { intro: intro.trim(), parts: numberedParts(parts) };
}

/** The last paragraph of an introduction is its summary, when there is more than one. */
export function splitBrief(intro: string): { intro: string; brief: string | undefined } {
  const paragraphs = intro.split(/\n{2,}/);
  const last = paragraphs.at(-1) ?? '';
  const isBrief = paragraphs.length > 1 && /^(En bref|In short)/.test(last);
  return isBrief
    ? { intro: paragraphs.slice(0, -1).join('\n\n'), brief: last }
    : { intro, brief: undefined };
}
