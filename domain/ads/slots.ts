/** Place for advertisements, as the configuration describes it. Widths are those of the window in pixels, limits included. */
export interface AdSlot {
  readonly name: string;
  readonly index: number;
  /** Index to use instead on pages that also have the given slot. */
  readonly behind?: { readonly slot: string; readonly index: number };
  readonly from?: number;
  readonly fromLimited?: number;
  readonly upTo?: number;
}

export interface AdWindow {
  readonly width: number;
  /** Whether the page limits the width of its content below that of the window. */
  readonly isLimited: boolean;
}

/** Returns true if a window has the width that a slot requires. Source: contract.md §5 and §9. */
export function isSlotAllowed({ from = 0, fromLimited = from, upTo = Infinity }: AdSlot, { width, isLimited }: AdWindow): boolean {
  return width >= (isLimited ? fromLimited : from) && width <= upTo;
}

/** Returns the index of a slot on a page with the given slots. Source: contract.md §9. */
export function slotIndex({ index, behind }: AdSlot, present: ReadonlySet<string>): number {
  return behind !== undefined && present.has(behind.slot) ? behind.index : index;
}
