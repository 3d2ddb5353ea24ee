import type { Root } from 'hast';
import { walk } from './walk.ts';

/** Editors start at `###`. It becomes the given level, and what lies below follows; the look follows
 * what they wrote, not the level. */
export function rehypeHeadings({ level }: { level: 2 | 3 }) {
  return (tree: Root): void => {
    walk<Root['children'][number]>(tree, (node) => {
      const written = node.type === 'element' && /^h([1-6])$/.exec(node.tagName)?.[1];
      if (!written) return;

      const below = Math.max(0, Number(written) - 3);
      node.tagName = `h${Math.min(6, level + below)}`;
      node.properties.dataSize = String(Math.min(6, 4 + below));
    });
  };
}
