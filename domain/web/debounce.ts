import { RESIZE_DEBOUNCE_MS } from '../constants.ts';

export interface Debounced {
  (): void;
  /** Forgets a call that still waits. */
  readonly cancel: () => void;
}

/** Calls `run` once, `wait` ms after the last call. The default is the portal's wait for resize events. */
export function debounce(run: () => void, wait: number = RESIZE_DEBOUNCE_MS): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => clearTimeout(timer);
  const call = (): void => {
    cancel();
    timer = setTimeout(run, wait);
  };
  return Object.assign(call, { cancel });
}
