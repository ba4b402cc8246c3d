/**
 * When the script of a block (`page.ts`, which says so as `when`) begins: with the page, once the browser has nothing else to do, when
 * somebody comes near what a selector names, when he clicks a link that it names, wherever that stands, or when he first scrolls; once the
 * browser has nothing else to do, where its storage already holds the entry that the script names.
 */
export type ScriptTime = 'load' | 'idle' | 'near' | 'click' | 'scroll';

/** The script of a block or of a family of blocks, as pages fetch it. */
export interface PageScript<Time extends ScriptTime = ScriptTime> {
  /** From the root of the project. */
  readonly file: string;
  readonly when: Time;
  /** Selector of the element that comes near or is clicked, or name of the entry in the storage. */
  readonly where: Time extends 'near' | 'click' | 'scroll' ? string : '';
}

interface StartBy {
  readonly load: () => unknown;
  readonly idle: () => unknown;
  readonly scroll: () => unknown;
  /** Gets what somebody did while the script was fetched. */
  readonly near: (missed: readonly Event[]) => unknown;
  /** Does what is to be done instead of following the link; rejects where it cannot. */
  readonly click: (link: HTMLAnchorElement) => Promise<void>;
}

/** A script whose module exports the `start` that its time calls for. */
export type ScriptOf<Time extends ScriptTime, Module extends { readonly start: StartBy[Time] }> = Module extends unknown
  ? PageScript<Time>
  : never;

/** A script that is so small and so urgent that it is part of the loader: only blocks of the frame have one. */
export type FrameScript = (page: Document) => void;
