import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, normalize, relative } from 'node:path';
import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { filesUnder } from './files.ts';
import { isNotOurs } from './hygiene.ts';
import { root } from './paths.ts';
import { Problem } from './problem.ts';

interface Page {
  /** Each with the line it stands in. */
  links: { url: string; line: number }[];
  /** What `#…` may name. */
  anchors: Set<string>;
}

/** Links inside the documentation lead to files and headings that exist. */
export async function checkLinks() {
  const pages = new Map<string, Page>();
  for await (const file of filesUnder(root, '.', isNotOurs)) {
    if (file.endsWith('.md')) pages.set(file, readPage(await readFile(join(root, file), 'utf8')));
  }
  const broken = brokenLinks(pages, (file) => existsSync(join(root, file)));
  if (broken.length > 0) throw new Problem('Links that lead nowhere:', broken.join('\n'));
}

export function brokenLinks(
  pages: ReadonlyMap<string, Page>,
  exists: (file: string) => boolean,
): string[] {
  return [...pages].flatMap(([file, { links }]) =>
    links
      .filter(({ url }) => !/^[a-z]+:|^\/\//.test(url))
      .filter(({ url }) => {
        const [path = '', anchor] = url.split('#');
        const target = path ? normalize(join(dirname(file), decodeURI(path))) : file;
        if (!exists(target)) return true;
        return anchor !== undefined && pages.get(target)?.anchors.has(anchor) === false;
      })
      .map(({ url, line }) => `  ${relative('.', file)}:${line}: ${url}`),
  );
}

export function readPage(markdown: string): Page {
  const page: Page = { links: [], anchors: new Set() };
  const seen = new Map<string, number>();
  visit(unified().use(remarkParse).use(remarkGfm).parse(markdown), (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      page.links.push({ url: node.url, line: node.position?.start.line ?? 0 });
    }
    if (node.type === 'heading') {
      const slug = slugOf(textOf(node));
      const times = seen.get(slug) ?? 0;
      seen.set(slug, times + 1);
      page.anchors.add(times === 0 ? slug : `${slug}-${times}`);
    }
  });
  return page;
}

function visit(node: Nodes, look: (node: Nodes) => void) {
  look(node);
  if ('children' in node) for (const child of node.children) visit(child, look);
}

const textOf = (node: Nodes): string => {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
};

/** As GitHub names a heading. */
const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
