/** The shape of outlines: which nodes can be laid out as a table. */
import type { Node } from '#lib/wire/out.gen.ts';

/** Return whether a node has children and none of them has children. */
export const isRow = (node: Node): boolean =>
  node.children.length > 0 && node.children.every((part) => part.children.length === 0);

/** Return whether these nodes are several rows with the same number of children, but not one each. */
export function areRows(nodes: readonly Node[]): boolean {
  const sizes = new Set(nodes.map((node) => node.children.length));
  return nodes.length > 1 && sizes.size === 1 && !sizes.has(1) && nodes.every(isRow);
}

/** Return the node of this id at any depth, or null. */
export function findNode(nodes: readonly Node[], id: string): Node | null {
  for (const node of nodes) {
    const found = node.id === id ? node : findNode(node.children, id);
    if (found) return found;
  }
  return null;
}
