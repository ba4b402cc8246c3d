import type { LinkedBlock, LinkedBlocks } from './layouts.ts';
import type { Node, Slot } from './outline.ts';

/** Row of the tree: a slot, or an entry in one. */
export interface Row {
  readonly key: string;
  readonly level: number;
  readonly slot: Slot;
  /** Block that a layout adds. */
  readonly linked?: LinkedBlock | undefined;
  /** Entry of the row; undefined for the row of a slot and for linked blocks. */
  readonly node?: Node | undefined;
  /** Index among the rows of its list, and the number of these rows. */
  readonly index: number;
  readonly size: number;
  /** Index among the entries of its list; 0 for the row of a slot. */
  readonly position: number;
  readonly isOpen?: boolean | undefined;
}

/** Visible rows of the tree, from top to bottom; closed rows hide their contents. */
export function rowsOf(slots: readonly Slot[], closed: ReadonlySet<string>, linked: LinkedBlocks, level = 1): Row[] {
  return slots.flatMap((slot, index) => {
    const isOpen = !closed.has(slot.at);
    const head: Row = { key: slot.at, level, slot, index, size: slots.length, position: 0, isOpen };
    if (!isOpen) return [head];
    const { blocks = [], where = 'before' } = linked.get(slot.at) ?? {};
    const size = slot.nodes.length + blocks.length;
    const [before, after] = where === 'before' ? [blocks.length, 0] : [0, slot.nodes.length];
    const links = blocks.map((block, position): Row => ({
      key: `${block.file}#${block.at}`,
      level: level + 1,
      slot,
      linked: block,
      index: after + position,
      size,
      position: 0,
    }));
    const entries = slot.nodes.flatMap((node, position): Row[] => {
      const hasOwn = node.slots.length > 0;
      const isNodeOpen = hasOwn ? !closed.has(node.at) : undefined;
      const row: Row = { key: node.at, level: level + 1, slot, node, index: before + position, size, position, isOpen: isNodeOpen };
      return [row, ...(isNodeOpen === true ? rowsBelow(node, closed, linked, level + 1) : [])];
    });
    return where === 'before' ? [head, ...links, ...entries] : [head, ...entries, ...links];
  });
}

/** Rows inside an entry. If the entry has a single list, that list gets no row of its own. */
function rowsBelow(node: Node, closed: ReadonlySet<string>, linked: LinkedBlocks, level: number): Row[] {
  const [only, ...others] = node.slots;
  if (only === undefined || others.length > 0) return rowsOf(node.slots, closed, linked, level + 1);
  return rowsOf([only], new Set([...closed].filter((key) => key !== only.at)), linked, level).slice(1);
}
