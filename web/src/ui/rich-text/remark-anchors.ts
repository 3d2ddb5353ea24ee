import type { Link, PhrasingContent, Root } from 'mdast';
import { walk } from './walk.ts';

// No sign can be read in two ways, so that both take no longer than the text is.
const linkMarker = /\[\[#([^[\]|]+)\|([^[\]]+)\]\]/g;
const targetMarker = /^\{#([^{}\s]+)\}$/;

/** `[[#identifier|text]]` is a link to a place in the page, `{#identifier}` after a heading is it. */
export function remarkAnchors() {
  return (tree: Root): void => {
    walk<Root['children'][number]>(tree, (node) => {
      if (node.type === 'heading') {
        const last = node.children.at(-1);
        const end = last?.type === 'text' ? last.value.trimEnd() : '';
        const start = end.lastIndexOf('{#');
        const marker = start < 0 ? null : targetMarker.exec(end.slice(start));
        if (last?.type === 'text' && marker) {
          last.value = end.slice(0, start).trimEnd();
          node.data = { ...node.data, hProperties: { id: marker[1] } };
        }
      }
      if ('children' in node) {
        node.children = (node.children as PhrasingContent[]).flatMap(splitMarkers) as never;
      }
    });
  };
}

function splitMarkers(node: PhrasingContent): PhrasingContent[] {
  if (node.type !== 'text') return [node];

  const parts: PhrasingContent[] = [];
  let end = 0;
  for (const match of node.value.matchAll(linkMarker)) {
    const [marker, identifier = '', text = ''] = match;
    parts.push({ type: 'text', value: node.value.slice(end, match.index) });
    parts.push(anchorLink(identifier, text));
    end = match.index + marker.length;
  }
  parts.push({ type: 'text', value: node.value.slice(end) });

  return parts.filter((part) => part.type !== 'text' || part.value !== '');
}

function anchorLink(identifier: string, text: string): Link {
  return { type: 'link', url: `#${identifier}`, children: [{ type: 'text', value: text }] };
}
