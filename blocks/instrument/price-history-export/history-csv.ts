import type { Schema } from '#client/operations.ts';
import { formatDate } from '#domain/format/date.ts';
import { unitShort } from '#domain/instrument/unit.ts';

/** Days as CSV for German spreadsheet programs: semicolons, decimal commas, no thousands separators, one line per day, oldest first. */
export function historyCsv({ datetimeLast, first, high, low, last, volume, displayUnit }: Schema<'EodHistory'>): string {
  const number = (value: number | undefined): string => String(value ?? '').replace('.', ',');
  const rows = datetimeLast
    .map((at, index) => ({ at, cells: [first, high, low, last, volume].map((column) => number(column[index])) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, cells }) => [formatDate(at * 1_000), ...cells].join(';'));
  return [`Datum;Eröffnung (${unitShort(displayUnit)});Hoch;Tief;Schluss;Stück`, ...rows, ''].join('\r\n');
}
