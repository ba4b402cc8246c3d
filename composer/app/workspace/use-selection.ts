import { useCallback, useEffect, useState } from 'react';

export interface Selection {
  /** JSON pointers in the order of selection. */
  readonly selected: readonly string[];
  readonly select: (pointers: readonly string[]) => void;
}

/** Delay before the address is updated, in ms: doing so is slow in browsers. */
const SOON = 200;

/** Selection of the workspace. The address contains it as well, so that a link opens the same part. */
export function useSelection(): Selection {
  const [selected, setSelected] = useState<readonly string[]>(() => {
    const at = new URLSearchParams(location.search).get('stelle');
    return at === null || at === '' ? [] : [at];
  });
  const select = useCallback((pointers: readonly string[]) => {
    setSelected((before) =>
      before.length === pointers.length && before.every((each, index) => each === pointers[index]) ? before : pointers,
    );
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => {
      const address = new URL(location.href);
      const [only] = selected;
      if (only === undefined) address.searchParams.delete('stelle');
      else address.searchParams.set('stelle', only);
      if (address.href !== location.href) history.replaceState(history.state, '', address);
    }, SOON);
    return () => clearTimeout(timer);
  }, [selected]);
  return { selected, select };
}
