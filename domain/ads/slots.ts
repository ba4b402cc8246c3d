/** A place for advertisements, as the configuration describes it. Widths are those of the window in pixels, limits included. */
export interface AdSlot {
  readonly name: string;
  readonly index: number;
  /** Another index where the page has that slot, too. */
  readonly behind?: { readonly slot: string; readonly index: number };
  readonly from?: number;
  readonly fromLimited?: number;
  readonly upTo?: number;
}

export interface AdWindow {
  readonly width: number;
  /** The content of the page is kept narrower than the screen would allow. */
  readonly isLimited: boolean;
}

/** Whether a window is as wide as a slot asks for. Source: contract.md §5 and §9. */
export function isSlotAllowed({ from = 0, fromLimited = from, upTo = Infinity }: AdSlot, { width, isLimited }: AdWindow): boolean {
  return width >= (isLimited ? fromLimited : from) && width <= upTo;
}

/** The number of a slot on a page with these slots. Source: contract.md §9. */
export function slotIndex({ index, behind }: AdSlot, present: ReadonlySet<string>): number {
  return behind !== undefined && present.has(behind.slot) ? behind.index : index;
}
