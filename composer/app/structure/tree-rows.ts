import type { Node, Slot } from './outline.ts';

/** One line of the tree: a slot, or an entry in one. */
export interface Row {
  readonly key: string;
  readonly level: number;
  readonly slot: Slot;
  /** Undefined for the line of the slot itself. */
  readonly node?: Node | undefined;
  readonly index: number;
  readonly size: number;
  readonly isOpen?: boolean | undefined;
}

/** The lines of a tree as they stand below each other; what is closed hides what is in it. */
export function rowsOf(slots: readonly Slot[], closed: ReadonlySet<string>, level = 1): Row[] {
  return slots.flatMap((slot, index) => {
    const isOpen = !closed.has(slot.at);
    const head: Row = { key: slot.at, level, slot, index, size: slots.length, isOpen };
    if (!isOpen) return [head];
    const entries = slot.nodes.flatMap((node, position): Row[] => {
      const hasOwn = node.slots.length > 0;
      const isNodeOpen = hasOwn ? !closed.has(node.at) : undefined;
      const row: Row = { key: node.at, level: level + 1, slot, node, index: position, size: slot.nodes.length, isOpen: isNodeOpen };
      return [row, ...(isNodeOpen === true ? rowsBelow(node, closed, level + 1) : [])];
    });
    return [head, ...entries];
  });
}

/** An entry with one list shows its entries right below itself. */
function rowsBelow(node: Node, closed: ReadonlySet<string>, level: number): Row[] {
  const [only, ...others] = node.slots;
  if (only === undefined || others.length > 0) return rowsOf(node.slots, closed, level + 1);
  return rowsOf([only], new Set([...closed].filter((key) => key !== only.at)), level).slice(1);
}
