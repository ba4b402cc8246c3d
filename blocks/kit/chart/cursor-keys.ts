const PAGE = 10;

/** Next index of the cursor for a key; undefined if the key has no meaning here. Escape removes the cursor. */
export function movedCursor(key: string, cursor: number | undefined, last: number): { readonly index: number | undefined } | undefined {
  const from = cursor ?? last + 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: from - 1,
    ArrowDown: from - 1,
    ArrowRight: (cursor ?? last) + 1,
    ArrowUp: (cursor ?? last) + 1,
    PageUp: (cursor ?? last) + PAGE,
    PageDown: from - PAGE,
    Home: 0,
    End: last,
  };
  if (key === 'Escape') return { index: undefined };
  const target = steps[key];
  return target === undefined ? undefined : { index: Math.min(Math.max(target, 0), last) };
}
