import type { Root } from 'hast';
import { anchorId } from './anchor-id.ts';
import { walk } from './walk.ts';

/** Rewrites the ids that editors wrote, and the links to them, in one go. */
export function rehypeAnchors() {
  return (tree: Root): void => {
    walk<Root['children'][number]>(tree, (node) => {
      if (node.type !== 'element') return;

      const { id, href } = node.properties;
      if (typeof id === 'string') node.properties.id = anchorId(id);
      if (typeof href === 'string' && href.startsWith('#')) {
        node.properties.href = `#${anchorId(decodeFragment(href.slice(1)))}`;
      }
    });
  };
}

// Markdown percent-encodes accents in addresses; ids keep them.
function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
