/** One document in the list. */
export interface Paper {
  readonly href: string;
  readonly title: string;
  readonly text?: string | undefined;
  readonly date?: string | undefined;
  /** What it is, where it has no date: a form. */
  readonly kind?: string | undefined;
}

interface Block {
  readonly title: string;
  readonly markdown: string;
}

export interface PaperGroup {
  readonly title: string;
  readonly papers: readonly Paper[];
}

interface SortedPapers {
  readonly groups: readonly PaperGroup[];
  /** Blocks that lead to no document: they stay texts. */
  readonly texts: readonly Block[];
}

const link = /\[([^\]]+)\]\((\/[^)\s]*)\)/;
const listItem = /^[-*] +\[([^\]]+)\]\((\/[^)\s]*)\)(?:\s*:\s*(.*))?$/;

/**
 * Editors group the documents in texts with links. Each link to a document becomes a row of the
 * list, with the document's own date; a document that no text names comes last, so that a new one
 * is never out of reach.
 */
export function sortPapers(
  blocks: readonly Block[],
  papers: readonly Paper[],
  othersTitle: string,
): SortedPapers {
  const byHref = new Map(papers.map((paper) => [paper.href, paper]));
  const groups: PaperGroup[] = [];
  const texts: Block[] = [];
  for (const block of blocks) {
    const named = papersIn(block.markdown, byHref);
    if (named) groups.push({ title: block.title, papers: named });
    else texts.push(block);
  }
  const named = new Set(groups.flatMap((group) => group.papers.map(({ href }) => href)));
  const others = papers.filter(({ href }) => !named.has(href));
  if (others.length > 0) groups.push({ title: othersTitle, papers: others });
  return { groups, texts };
}

/** Undefined as soon as one line is something else: then the block is shown as it was written. */
function papersIn(markdown: string, byHref: ReadonlyMap<string, Paper>): Paper[] | undefined {
  const lines = markdown.split('\n').filter((line) => line.trim());
  const papers = lines.map((line) => paperIn(line.trim(), byHref));
  return papers.length > 0 && papers.every((paper) => paper !== undefined) ? papers : undefined;
}

function paperIn(line: string, byHref: ReadonlyMap<string, Paper>): Paper | undefined {
  const item = listItem.exec(line);
  if (item) {
    const [, title = '', href = '', text] = item;
    const known = byHref.get(href);
    return known && { ...known, title, text: text && capitalized(text) };
  }
  const [, , href = ''] = link.exec(line) ?? [];
  const known = byHref.get(href);
  return known && { ...known, text: line.replace(link, '$1') };
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
