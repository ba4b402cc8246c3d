import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, type RefObject } from 'react';
import type { Row } from './tree-rows.ts';

/** Pixels of an entry, and of a list with the room above it. */
const ENTRY = 28;
const LIST = 34;
/** Rows that are rendered above and below those in sight. */
const MORE = 8;
/** Assumed size of a tree before it is measured, in pixels. */
const FIRST = { width: 280, height: 900 };

export interface RowsInSight {
  /** Pixels of all rows. */
  readonly height: number;
  readonly shown: readonly { readonly row: Row; readonly start: number }[];
}

/**
 * The rows of a tree that are in sight: of a page of hundreds of blocks only those are rendered.
 * @param alwaysShown keys of rows that are there wherever the tree is scrolled to: the one with the focus, one that is being dragged
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
