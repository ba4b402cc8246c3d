import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, type RefObject } from 'react';
import type { Row } from './tree-rows.ts';

/** Heights in px: of an entry, and of a list including the space above it. */
const ENTRY = 28;
const LIST = 34;
/** Number of rows rendered above and below the visible ones. */
const MORE = 8;
/** Assumed size of a tree before it is measured, in pixels. */
const FIRST = { width: 280, height: 900 };

export interface RowsInSight {
  /** Height of all rows, in px. */
  readonly height: number;
  readonly shown: readonly { readonly row: Row; readonly start: number }[];
}

/**
 * Visible rows of a tree. Only these are rendered, since a page may have hundreds of blocks.
 * @param alwaysShown keys of rows that are rendered at any scroll position: the focused one and the dragged one
 */
export function useRowsInSight(
  rows: readonly Row[],
  list: RefObject<HTMLElement | null>,
  alwaysShown: readonly (string | undefined)[],
): RowsInSight {
  const rangeExtractor = (range: Range): number[] => {
    const others = rows.flatMap(({ key }, index) => (alwaysShown.includes(key) ? [index] : []));
    return [...new Set([...defaultRangeExtractor(range), ...others])].toSorted((a, b) => a - b);
  };
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => list.current,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    estimateSize: (index) => (isList(rows[index]) ? LIST : ENTRY),
    overscan: MORE,
    initialRect: FIRST,
    rangeExtractor,
  });
  const shown = virtual.getVirtualItems().flatMap(({ index, start }) => {
    const row = rows[index];
    return row === undefined ? [] : [{ row, start }];
  });
  return { height: virtual.getTotalSize(), shown };
}

function isList(row: Row | undefined): boolean {
  return row?.node === undefined && row?.linked === undefined;
}
