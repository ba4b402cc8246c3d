import { formatPercent } from '#domain/format/percent.ts';
import { formatChange } from '#domain/format/price.ts';
import { trendOf } from '#domain/format/trend.ts';
import { NO_VALUE } from '#domain/format/number.ts';

export interface PriceChangeProps {
  /** Change in percent, or in the unit of the price with `unit="absolute"`. */
  readonly value: number | undefined;
  readonly unit?: 'percent' | 'absolute';
  readonly decimals?: number;
  /** Whether it has an arrow; two changes side by side need only one. */
  readonly arrow?: boolean;
  /** Notation for live updates. */
  readonly notation?: number | undefined;
}

/** Change of a price: sign, arrow, a word for screen readers, and color last. */
export function PriceChange({ value, unit = 'percent', decimals = 2, arrow = true, notation }: PriceChangeProps) {
  const isKnown = value !== undefined && Number.isFinite(value);
  if (!isKnown && notation === undefined) return <span>{NO_VALUE}</span>;
  const trend = isKnown ? trendOf(value, decimals) : undefined;
  const text = unit === 'percent' ? formatPercent(value, { decimals }) : formatChange(value, decimals);
  return (
    <span
      className="price-change"
      data-direction={trend?.direction}
      data-arrow={arrow ? undefined : 'none'}
      data-notation={notation}
      data-field={notation === undefined ? undefined : unit === 'percent' ? 'performancePct' : 'performance'}
      // Number of decimals of an unknown value, whose text does not show it.
      data-decimals={isKnown ? undefined : decimals}
    >
      <span className="price-change__value">{text}</span>
      {arrow && <span className="visually-hidden">{trend && ` ${trend.word}`}</span>}
    </span>
  );
}

export interface RateChangeProps {
  /** Change in percentage points. */
  readonly value: number | undefined;
  readonly notation?: number | undefined;
}

/** Change of a rate, in percentage points: from 0,5 % to 1 %, a rate has risen by half a point, not by 100 %. */
export function RateChange({ value, notation }: RateChangeProps) {
  return (
    <>
      <PriceChange value={value} unit="absolute" decimals={3} notation={notation} />
      {value !== undefined && (
        <>
          {' '}
          <abbr className="price-change__unit" title="Prozentpunkte">
            PP
          </abbr>
        </>
      )}
    </>
  );
}
