import { describe, expect, it } from 'vitest';
import type { Node } from '#lib/wire/out.gen.ts';
import { applyOutlineChanges } from './outline-changes.ts';

const node = (id: string, ...children: Node[]): Node => ({ id, message: { key: id, data: {} }, children });
const TREE = { nodes: [node('well', node('rim'), node('rope')), node('purse')] };

describe('changes of an outline', () => {
  it('make the new outline of the old one, and leave alone what did not change', () => {
    const message = { key: 'wet', data: {} };
    const after = applyOutlineChanges(TREE, { changed: [{ id: 'rim', message }] });
    expect(after.nodes[0]?.children[0]).toEqual({ ...node('rim'), message });
    expect(after.nodes[0]?.children[1]).toBe(TREE.nodes[0]?.children[1]);
    expect(after.nodes[1]).toBe(TREE.nodes[1]);
  });
  it('name known nodes by id, wherever they were, and contain new ones', () => {
    const after = applyOutlineChanges(TREE, {
      nodes: ['purse', 'well', 'rim'],
      changed: [{ id: 'well', children: ['rope', node('bucket', node('water'))] }],
    });
    expect(after).toEqual({
      nodes: [node('purse'), node('well', node('rope'), node('bucket', node('water'))), node('rim')],
    });
  });
  it('are everything where there was no outline', () => {
    expect(applyOutlineChanges(null, { nodes: TREE.nodes })).toEqual(TREE);
  });
  it('that are none leave the outline as it is', () => {
    expect(applyOutlineChanges(TREE, {}).nodes[0]).toBe(TREE.nodes[0]);
  });
});
