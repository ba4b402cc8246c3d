/**
 * Time at which the script of a block (`when` in its `page.ts`) starts. `load`: with the page. `idle`: when the browser is idle. `near`: at
 * the first pointer, focus or input in the elements of a selector. `click`: at a click on the links of a selector, anywhere on the page.
 * `scroll`: at the first scroll, or when the browser is idle if its storage contains the entry that the script names.
 */
export type ScriptTime = 'load' | 'idle' | 'near' | 'click' | 'scroll';

/** Script of a block or of a family of blocks, as pages load it. */
export interface PageScript<Time extends ScriptTime = ScriptTime> {
  /** Path from the root of the project. */
  readonly file: string;
  readonly when: Time;
  /** Selector for `near` and `click`, or name of the entry in the storage. */
  readonly where: Time extends 'near' | 'click' | 'scroll' ? string : '';
}

interface StartBy {
  readonly load: () => unknown;
  readonly idle: () => unknown;
  readonly scroll: () => unknown;
  /** Receives the events that occurred before the script was loaded. */
  readonly near: (missed: readonly Event[]) => unknown;
  /** Replaces following the link; rejects if it fails, so that the link is followed. */
  readonly click: (link: HTMLAnchorElement) => Promise<void>;
}

/** Script whose module exports the `start` function for its time. */
export type ScriptOf<Time extends ScriptTime, Module extends { readonly start: StartBy[Time] }> = Module extends unknown
  ? PageScript<Time>
  : never;

/** Script that is small and urgent enough to be part of the loader; only for blocks of the page's frame. */
export type FrameScript = (page: Document) => void;
