/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
import type { BlockFiles } from '../kit/block-file.ts';
import type * as props from './props.ts';
import { files as eventCalendarFiles } from '../article/event-calendar/files.ts';

/** Files that blocks bring to their page, by type of the block and ending of the address. */
export const filesByBlock: Readonly<Record<string, BlockFiles<object>>> = {
  'event-calendar': eventCalendarFiles satisfies BlockFiles<props.EventCalendarProps>,
};
