type Tree<N> = { children: N[] };

/** Visits every node below a tree, parents first. */
export function walk<N extends { type: string }>(tree: Tree<N>, visit: (node: N) => void): void {
  for (const node of tree.children) {
    visit(node);
    if ('children' in node) walk(node as N & Tree<N>, visit);
  }
}
