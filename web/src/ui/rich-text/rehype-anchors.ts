import type { Root } from 'hast';
import { anchorId, placeId } from './anchor-id.ts';
import { walk } from './walk.ts';

type Node = Root['children'][number];

/**
 * Rewrites the ids in a text and the links to them in one go. A link to a place that is not in the
 * text leads to a part of the page, or of another page.
 */
export function rehypeAnchors() {
  return (tree: Root): void => {
    const places = new Set<string>();
    walk<Node>(tree, (node) => {
      if (node.type !== 'element' || typeof node.properties.id !== 'string') return;
      node.properties.id = anchorId(node.properties.id);
      places.add(node.properties.id);
    });
    walk<Node>(tree, (node) => {
      if (node.type !== 'element' || typeof node.properties.href !== 'string') return;
      const { href } = node.properties;
      if (!href.startsWith('#')) return;
      const fragment = decodeFragment(href.slice(1));
      const here = anchorId(fragment);
      node.properties.href = `#${places.has(here) ? here : placeId(fragment)}`;
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
