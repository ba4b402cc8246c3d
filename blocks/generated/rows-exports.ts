/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
import type { RowsExport } from '../kit/rows-export.ts';
import type * as props from './props.ts';
import { rowsExport as finder } from '../finder/finder/rows-export.ts';

/** Blocks whose rows may be had as a file. */
export const rowsExports: Readonly<Record<string, RowsExport<object>>> = {
  finder: finder satisfies RowsExport<props.FinderProps>,
};
