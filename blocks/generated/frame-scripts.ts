/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
import type { FrameScript } from '../kit/page-script.ts';
import { start as shellSearchBox } from '../shell/search-box/page.ts';

/** Starts what blocks of the frame do in the loader. */
export const startFrame: FrameScript = (page) => {
  shellSearchBox(page);
};
