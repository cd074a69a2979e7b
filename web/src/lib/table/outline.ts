/** The shape of outlines: what can be laid out as a table. */
import type { Node } from '#lib/wire/out.gen.ts';

/** Whether a node has parts and none of them has parts itself. */
export const isRow = (node: Node): boolean =>
  node.children.length > 0 && node.children.every((part) => part.children.length === 0);

/** Whether these nodes are several rows of several parts, as many in each. */
export function areRows(nodes: readonly Node[]): boolean {
  const sizes = new Set(nodes.map((node) => node.children.length));
  return nodes.length > 1 && sizes.size === 1 && !sizes.has(1) && nodes.every(isRow);
}

/** The node of this id, wherever it is. */
export function find(nodes: readonly Node[], id: string): Node | null {
  for (const node of nodes) {
    const found = node.id === id ? node : find(node.children, id);
    if (found) return found;
  }
  return null;
}
