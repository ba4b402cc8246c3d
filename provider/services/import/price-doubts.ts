import { DAY_MS, localDay } from '#domain/time/timezone.ts';
import type { EntityType } from '#market/catalogue/index.ts';
import { isTradingDay, type Schedule } from '#market/calendar/index.ts';
import type { PriceBar, SeriesKind } from '../../store/price-store.ts';

/** Unusual price that an operator must confirm before it is stored. */
export interface PriceDoubt {
  /** Time of its bar. */
  readonly time: number;
  readonly why: { readonly kind: 'closed' } | { readonly kind: 'jump'; readonly from: number; readonly to: number };
}

/** Minimum relative change of the closing price from one bar to the next that needs confirmation. */
const JUMP = 0.5;

/**
 * Returns the doubtful bars among those about to be written: bars on a day on which the venue is closed, and bars whose price differs by
 * more than half from the bar before, or from the stored bar after them.
 */
export function doubtsOf(
  { kind, schedule }: { readonly kind: SeriesKind; readonly schedule: Schedule },
  stored: readonly PriceBar[],
  written: readonly PriceBar[],
): PriceDoubt[] {
  const times = new Set(written.map(({ time }) => time));
  const all = [...stored.filter(({ time }) => !times.has(time)), ...written].toSorted((a, b) => a.time - b.time);
  return all.flatMap((bar, index): PriceDoubt[] => {
    const before = all[index - 1];
    const isNew = times.has(bar.time);
    const concerns = isNew || (before !== undefined && times.has(before.time));
    return [
      ...(isNew && !isTradingDay(schedule, dayOf(bar, kind, schedule)) ? [{ time: bar.time, why: { kind: 'closed' } } as const] : []),
      ...(before !== undefined && concerns && isJump(before.close, bar.close)
        ? [{ time: isNew ? bar.time : before.time, why: { kind: 'jump', from: before.close, to: bar.close } } as const]
        : []),
    ];
  });
}

/** Returns true for types that may have prices of zero or below: commodities, futures and interest rates (WTI on 20 April 2020). */
export function mayBeNegative(type: EntityType): boolean {
  return type === 'COMMODITY' || type === 'FUTURE' || type === 'INTEREST';
}

function isJump(from: number, to: number): boolean {
  return Math.abs(to - from) > JUMP * Math.abs(from);
}

/** Returns the day number of a bar. Daily bars have the time noon UTC of their day. */
function dayOf({ time }: PriceBar, kind: SeriesKind, { zone }: Schedule): number {
  return kind === 'daily' ? Math.floor(time / DAY_MS) : localDay(zone, time);
}
