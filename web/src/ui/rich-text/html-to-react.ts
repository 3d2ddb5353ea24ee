import type { Root } from 'hast';
import type { ReactElement } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import rehypeRaw from 'rehype-raw';
import rehypeReact from 'rehype-react';
import rehypeSanitize from 'rehype-sanitize';
import { unified } from 'unified';
import { elements } from './elements.tsx';
import { rehypeAnchors } from './rehype-anchors.ts';
import { rehypeHeadings } from './rehype-headings.ts';
import { remembered } from './remembered.ts';
import { schema } from './schema.ts';

const processor = unified()
  .use(rehypeRaw)
  .use(rehypeAnchors)
  .use(rehypeHeadings, { level: 3 })
  .use(rehypeSanitize, schema)
  .use(rehypeReact, { Fragment, jsx, jsxs, components: elements })
  .freeze();

export const htmlToReact = remembered((html): ReactElement => {
  const unparsed: Root = { type: 'root', children: [{ type: 'raw', value: html }] };
  return processor.stringify(processor.runSync(unparsed));
});
