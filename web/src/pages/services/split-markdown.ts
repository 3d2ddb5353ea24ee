const blocksOf = (markdown: string) => markdown.split(/\n\s*\n/).filter((block) => block.trim());
const isList = (block: string) => /^\s*[-*+] /.test(block);

/** The opening paragraph, which is set large, and what follows it. */
export function splitOpening(markdown: string) {
  const [opening = '', ...rest] = blocksOf(markdown);
  return { opening, rest: rest.join('\n\n') };
}

/** A service's text and its list stand in columns of their own, whatever order editors chose. */
export function splitList(markdown: string) {
  const blocks = blocksOf(markdown);
  return {
    text: blocks.filter((block) => !isList(block)).join('\n\n'),
    list: blocks.filter(isList).join('\n\n'),
  };
}
