// Warrants and certificates: stock of products, prices, figures, finder. Lists everything that other rooms may import of this part.

export { createBook } from './book.ts';
export { COLUMN_NAMES, createColumns, mergeColumns, type ColumnName, type ProductColumns } from './columns.ts';
export { pricesAround } from './compute.ts';
export { createDerivatives } from './create-derivatives.ts';
export { createEnds } from './ends.ts';
export { exchangeRateAt } from './figures.ts';
export { generate } from './generate.ts';
export { historyOf } from './history.ts';
export { withEnds, type KnownEnds } from './known-ends.ts';
export { planOf, type Cell } from './plan.ts';
export { lastOfficial } from './shown.ts';
export {
  FACET_NAMES,
  NUMBER_NAMES,
  type DerivativeBook,
  type Derivatives,
  type FacetName,
  type FigureColumns,
  type FiguresEngine,
  type FiguresMemory,
  type FiguresState,
  type FinderAnswer,
  type FinderFilters,
  type NumberName,
  type NumberRange,
  type ProductFigures,
  type Row,
  type RowRange,
  type Stock,
} from './types.ts';
export { underlyingOf, underlyingsOf, type Catalogue, type Underlying } from './underlyings.ts';
export { unitsPerDay } from './volume.ts';
