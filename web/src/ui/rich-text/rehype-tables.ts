import type { Element, Root } from 'hast';
import { walk } from './walk.ts';

/** Enough to know which column or row is meant: it is repeated in every cell. */
const longestName = 120;

/**
 * First cells become row headers, the others repeat the name of their column for narrow screens. An
 * empty first cell goes on under the header above, which is repeated for those who hear the table.
 */
export function rehypeTables() {
  return (tree: Root): void => {
    walk<Root['children'][number]>(tree, (node) => {
      if (node.type === 'element' && node.tagName === 'table') labelCells(node);
    });
  };
}

function labelCells(table: Element): void {
  const [head, ...body] = elements(table).flatMap((part) =>
    part.tagName === 'tr' ? [part] : elements(part),
  );
  if (!head) return;

  const names = elements(head).map((cell) => textOf(cell).slice(0, longestName));
  for (const cell of elements(head)) {
    // The corner above the row headers is often empty: a header that says nothing is none.
    cell.tagName = textOf(cell) ? 'th' : 'td';
    cell.properties = textOf(cell) ? { scope: 'col', ...numericOf(cell) } : {};
  }

  let header = '';
  for (const row of body) {
    for (const [index, cell] of elements(row).entries()) {
      if (index > 0) {
        cell.properties = { dataLabel: names[index], ...numericOf(cell) };
        continue;
      }
      cell.tagName = 'th';
      cell.properties = { scope: 'row' };
      if (textOf(cell)) {
        header = textOf(cell).slice(0, longestName);
      } else {
        row.properties = { dataMore: '' };
        const hidden = { type: 'element', tagName: 'span', properties: {} } as const;
        cell.children = [{ ...hidden, children: [{ type: 'text', value: header }] }];
      }
    }
  }
}

function numericOf(cell: Element): Element['properties'] {
  return cell.properties.align === 'right' ? { dataNumeric: '' } : {};
}

function elements(parent: Element): Element[] {
  return parent.children.filter((child) => child.type === 'element');
}

function textOf(element: Element): string {
  return element.children
    .map((child) =>
      child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : '',
    )
    .join('')
    .trim();
}
