import type { ReactElement } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import rehypeReact from 'rehype-react';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { elements } from './elements.tsx';
import { rehypeAnchors } from './rehype-anchors.ts';
import { rehypeHeadings } from './rehype-headings.ts';
import { rehypeTables } from './rehype-tables.ts';
import { remarkAnchors } from './remark-anchors.ts';
import { remembered } from './remembered.ts';
import { schema } from './schema.ts';

// HTML inside markdown is not passed on: editors have markdown for what they need.
const processorFor = (level: 2 | 3) =>
  unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkAnchors)
    // The one label the parser writes by itself, in a word that both languages share.
    .use(remarkRehype, { footnoteLabel: 'Notes' })
    .use(rehypeAnchors)
    .use(rehypeHeadings, { level })
    .use(rehypeTables)
    .use(rehypeSanitize, schema)
    .use(rehypeReact, { Fragment, jsx, jsxs, components: elements })
    .freeze();

function readerFor(level: 2 | 3) {
  const processor = processorFor(level);
  return remembered((text) => processor.processSync(text).result);
}

const readers = { 2: readerFor(2), 3: readerFor(3) };

export const markdownToReact = (text: string, level: 2 | 3): ReactElement => readers[level](text);
