import type { Schema } from '#client/operations.ts';
import type { DayEvent } from '#domain/chart/events.ts';
import type { ChartKind, ChartView } from '#domain/chart/view.ts';
import type { Range } from '#domain/instrument/range.ts';

/** Props of the chart's island; they travel as JSON. It fetches the bars itself, since only visitors who touch the chart need them. */
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
  /** The first is the usual one. */
  readonly kinds: readonly ChartKind[];
  /** The newest price that the server drew. */
  readonly price: number | undefined;
  /** Splits of a share; the island asks for what else happened by itself. */
  readonly splits: readonly DayEvent[];
  /** Source of the prices, for pictures that leave the page. */
  readonly venue: string;
  readonly source: string;
  /** Path of the page. */
  readonly href: string;
  /** Product that brings the extended chart tools; undefined where nothing does. */
  readonly offer: { readonly name: string; readonly href: string } | undefined;
  /** Changes in percent (of rates in percentage points) by range, as the table of performances tells them. */
  readonly changes: Partial<Record<Range, number>>;
  /** The change of the view that the server drew, measured on its line where no performance tells it. */
  readonly change: number | undefined;
}
