import type { Schema } from '#client/operations.ts';
import type { Figures } from '../../../../services/finder/figures.ts';
import type { FinderRow } from '../../../../services/finder/row.ts';
import { known } from '../../../../base/known.ts';
import type { Extras } from './finder.ts';

/** Returns changes over the periods that finders sort by, in percent; with the price series of three months if requested. */
export function changesOf(row: FinderRow, figures: Figures, { withCourse }: Extras): Schema<'FinderChanges'> {
  return known({
    performancePct1W: figures.change(row, 'W1'),
    performancePct4W: figures.change(row, 'W4'),
    performancePct3M: figures.change(row, 'M3'),
    performancePct6M: figures.change(row, 'M6'),
    performancePctCY: figures.change(row, 'Cy'),
    performancePct1Y: figures.change(row, 'W52'),
    performancePct3Y: figures.change(row, 'Y3'),
    performancePct5Y: figures.change(row, 'Y5'),
    ...(withCourse && { course: figures.course(row) }),
  });
}
