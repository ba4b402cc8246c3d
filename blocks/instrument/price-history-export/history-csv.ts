import type { Schema } from '#client/operations.ts';
import { formatDate } from '#domain/format/date.ts';
import { unitShort } from '#domain/instrument/unit.ts';

/** Days as German programs for tables read them: semicolons, decimal commas, no thousands, a line for each day, oldest first. */
export function historyCsv({ datetimeLast, first, high, low, last, volume, displayUnit }: Schema<'EodHistory'>): string {
  const number = (value: number | undefined): string => String(value ?? '').replace('.', ',');
  const order = datetimeLast.map((_, index) => index).toSorted((a, b) => (datetimeLast[a] ?? 0) - (datetimeLast[b] ?? 0));
  const rows = order.map((index) =>
    [formatDate((datetimeLast[index] ?? 0) * 1_000), ...[first, high, low, last, volume].map((column) => number(column[index]))].join(';'),
  );
  return [`Datum;Eröffnung (${unitShort(displayUnit)});Hoch;Tief;Schluss;Stück`, ...rows, ''].join('\r\n');
}
