import { latestStand } from '#domain/format/latest.ts';
import { isData, valueAtPath, type Shown } from './reading.ts';

/**
 * Stops live updates of a group of figures if one was computed from a price (a leverage, a yield): that figure cannot follow the price, so
 * all of them show one instant.
 */
export function atOneInstant<Each extends Shown>(group: readonly Each[]): readonly Each[] {
  if (!standsStill(group)) return group;
  return group.map((shown) => {
    const { live: _live, ...field } = shown.field;
    return { ...shown, field };
  });
}

/** Returns true if a group has figures that were computed from prices. */
export function standsStill(group: readonly Shown[]): boolean {
  return group.some(({ field }) => field.isOfPrice === true);
}

/**
 * Text such as `Stand 31.07.2026, 17:38:08 Uhr` for a group without live updates: the instant of its answer, or of the latest price in its
 * rows.
 */
export function instantOf(answer: unknown, rows: readonly unknown[], group: readonly Shown[]): string | undefined {
  if (!standsStill(group)) return undefined;
  const told = valueAtPath(answer, 'dateCalculation');
  return latestStand(typeof told === 'string' ? [told] : rows.flatMap(timesOf));
}

function timesOf(row: unknown): string[] {
  const quote = valueAtPath(row, 'quote');
  if (!isData(quote)) return [];
  return ['datetimeBid', 'datetimeAsk', 'datetimeLast'].flatMap((name) => {
    const time = quote[name];
    return typeof time === 'string' ? [time] : [];
  });
}
