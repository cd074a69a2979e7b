/** The outline after a step, of which a message tells only what has changed. */
import type { Node, NodeChange, Outline, OutlineChanges } from '#lib/wire/out.gen.ts';

/** Return the outline after these changes. Nodes in which nothing changed stay the same objects. */
export function applyOutlineChanges(before: Outline | null, changes: OutlineChanges): Outline {
  const known = new Map<string, Node>();
  const note = (node: Node): void => {
    known.set(node.id, node);
    node.children.forEach(note);
  };
  before?.nodes.forEach(note);
  const changed = new Map((changes.changed ?? []).map((change): [string, NodeChange] => [change.id, change]));
  const rebuild = (node: Node): Node => {
    const change = changed.get(node.id);
    const children = change?.children?.flatMap(resolve) ?? node.children.map(rebuild);
    const isSame = !change && children.every((child, place) => child === node.children[place]);
    return isSame ? node : { ...node, message: change?.message ?? node.message, children };
  };
  const resolve = (one: string | Node): readonly Node[] => {
    if (typeof one !== 'string') return [one];
    const node = known.get(one);
    return node ? [rebuild(node)] : [];
  };
  return { nodes: changes.nodes ? changes.nodes.flatMap(resolve) : (before?.nodes ?? []).map(rebuild) };
}
