import type { Column } from '../column.ts';
import { CHANGES, choice, COMMON, number } from './common.ts';

/** Columns by which indices can be filtered and sorted. */
export const INDEX_COLUMNS: readonly Column[] = [
  ...COMMON,
  choice(
    'isoCountry',
    'Land',
    ({ instrument }) => instrument.details.index?.isoCountry,
    (value, { instrument }) => instrument.details.index?.nameCountry ?? value,
  ),
  choice('nameContinent', 'Erdteil', ({ instrument }) => instrument.details.index?.nameContinent),
  choice(
    'idFamily',
    'Indexfamilie',
    ({ instrument }) => instrument.details.index?.idFamily,
    (value, { instrument }) => instrument.details.index?.nameFamily ?? value,
  ),
  choice('nameIndexType', 'Art des Index', ({ instrument }) => instrument.details.index?.nameIndexType),
  number('numberConstituents', 'Zahl der Mitglieder', ({ instrument }) => instrument.details.index?.numberConstituents),
  ...CHANGES,
];
