import type { Schema } from '#client/operations.ts';
import type { DayEvent } from '#domain/chart/events.ts';
import type { ChartKind, ChartView } from '#domain/chart/view.ts';
import type { Range } from '#domain/instrument/range.ts';

/**
 * Props of the chart's island, serialized as JSON. The island fetches the bars itself, since only visitors who touch the chart need them.
 */
export interface ChartProps {
  readonly entityType: Schema<'EntityType'>;
  readonly entityValue: string;
  readonly idNotation: number;
  readonly name: string;
  readonly unit: string;
  readonly decimals: number;
  /** Time zone of the shown times. */
  readonly timeZone: string;
  readonly view: ChartView;
  readonly ranges: readonly Range[];
  /** Kinds of chart, the default first. */
  readonly kinds: readonly ChartKind[];
  /** Newest price that the server rendered. */
  readonly price: number | undefined;
  /** Splits of a share; the island requests all other events itself. */
  readonly splits: readonly DayEvent[];
  /** Source of the prices, for exported pictures. */
  readonly venue: string;
  readonly source: string;
  /** Path of the page. */
  readonly href: string;
  /** Product that includes the extended chart tools; undefined if none does. */
  readonly offer: { readonly name: string; readonly href: string } | undefined;
  /** Changes by range, in percent (for rates in percentage points), the same as in the table of performances. */
  readonly changes: Partial<Record<Range, number>>;
  /** Change of the view that the server rendered; measured on its line if the performances lack it. */
  readonly change: number | undefined;
}
