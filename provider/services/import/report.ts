import { formatInteger, formatNumber } from '#domain/format/number.ts';
import type { PriceBar, SeriesKind } from '../../store/price-store.ts';
import type { PriceDoubt } from './price-doubts.ts';
import { shorten, type RowFault } from './fault.ts';
import type { ColumnMap } from './columns.ts';
import type { ParsedSeries } from './price-file.ts';
import type { Table } from './table.ts';
import type { Changes, FoundNotation, InstrumentChanges } from './target.ts';

const MOST_FAULTS = 20;
const SAMPLE = 2;

/** Formats `Label      text`, with all labels of a report aligned in one column. */
export function labelled(label: string, text: string): string {
  return `${label.padEnd(12)}${text}`;
}

/** Returns lines about a recognised file: rows, delimiter, encoding, columns. */
export function fileLines(table: Table, columns: ColumnMap): string[] {
  const delimiter = table.delimiter === '\t' ? 'Tabulator' : `„${table.delimiter}“`;
  return [
    labelled('Datei', `${table.file}: ${formatInteger(table.rows.length)} Zeilen, Trennzeichen ${delimiter}, ${table.encoding}`),
    labelled('Spalten', [...columns].map(([field, column]) => `${field} ← ${column}`).join(', ')),
  ];
}

/** Returns lines about a recognised series: instrument, span, formats, and its first and last rows. */
export function seriesLines(notation: FoundNotation, series: ParsedSeries): string[] {
  const { bars, kind } = series;
  const [first, last] = [bars[0], bars.at(-1)];
  const lines = [
    '',
    labelled(
      'Instrument',
      `${notation.name} (${notation.entityType}/${notation.entityValue}), Notierung ${notation.idNotation} ${notation.codeMarket} in ${notation.isoCurrency}`,
    ),
  ];
  if (first === undefined || last === undefined) return [...lines, labelled('Kurse', 'keine')];
  const numbers = [...series.numberFormats].map((format) => (format === 'de' ? 'deutsche Zahlen' : 'englische Zahlen')).join(' und ');
  const dates = { ymd: 'Jahr zuerst', dmy: 'Tag zuerst', mdy: 'Monat zuerst' }[series.dateOrder];
  const sample = bars.length <= 2 * SAMPLE ? bars : [...bars.slice(0, SAMPLE), undefined, ...bars.slice(-SAMPLE)];
  return [
    ...lines,
    labelled(
      'Kurse',
      `${formatInteger(bars.length)} ${kind === 'daily' ? 'Tageskurse' : 'Minutenkurse'}, ${stampOf(first, kind)} bis ${stampOf(last, kind)} (${dates}, ${numbers})`,
    ),
    ...(series.empty === 0 ? [] : [labelled('', `${formatInteger(series.empty)} Zeilen ohne Kurs in dieser Spalte bleiben aus`)]),
    ...sample.map((bar) => labelled('', bar === undefined ? '…' : barLine(bar, kind))),
  ];
}

function barLine(bar: PriceBar, kind: SeriesKind): string {
  const parts = [bar.open, bar.high, bar.low, bar.close].map((price) => formatFigure(price, 2));
  const prices =
    bar.open === undefined && bar.high === undefined && bar.low === undefined
      ? formatFigure(bar.close, 2)
      : `O ${parts[0]}  H ${parts[1]}  T ${parts[2]}  S ${parts[3]}`;
  return `${stampOf(bar, kind)}  ${prices}${bar.volume === undefined ? '' : `  Stück ${formatFigure(bar.volume)}`}`;
}

/** Formats a number with all decimals of the file, and at least a minimum number of decimals. */
function formatFigure(value: number | undefined, decimals = 0): string {
  const given = value === undefined ? 0 : (/\.(\d*[1-9])?0*$/.exec(value.toFixed(8))?.[1]?.length ?? 0);
  return formatNumber(value, { decimals: Math.max(decimals, given) });
}

function stampOf({ time }: PriceBar, kind: SeriesKind): string {
  const iso = new Date(time).toISOString();
  const day = `${iso.slice(8, 10)}.${iso.slice(5, 7)}.${iso.slice(0, 4)}`;
  return kind === 'daily' ? day : `${day} ${iso.slice(11, 16)} UTC`;
}

/** Returns the line about changes that writing would make, or has made. */
export function changesLine(changes: Changes | InstrumentChanges): string {
  const kept = 'kept' in changes && changes.kept > 0 ? ` · schon im Katalog ${formatInteger(changes.kept)}` : '';
  return labelled(
    'Vergleich',
    `neu ${formatInteger(changes.added)} · geändert ${formatInteger(changes.changed)} · unverändert ${formatInteger(changes.unchanged)}${kept}`,
  );
}

/** Returns a line per bad row with file, line, column, value and reason, up to a maximum; the rest is counted by reason. */
export function faultLines(file: string, faults: readonly RowFault[]): string[] {
  const shown = faults
    .slice(0, MOST_FAULTS)
    .map(({ line, column, value, reason }) => `  ${file}:${line}  ${column} „${shorten(value)}“: ${reason}`);
  const rest = faults.slice(MOST_FAULTS);
  const byReason = Map.groupBy(rest, ({ reason }) => reason.replaceAll(/\d+/g, 'n'));
  return [...shown, ...[...byReason].map(([reason, list]) => `  … und ${formatInteger(list.length)} weitere: ${reason}`)];
}

/** Returns lines about doubtful prices to confirm before storing, with their line numbers in the file. */
export function doubtLines(
  file: string,
  doubts: readonly { readonly doubt: PriceDoubt; readonly lines: ReadonlyMap<number, number> | undefined }[],
): string[] {
  if (doubts.length === 0) return [];
  const asked = doubts.map(({ doubt: { time, why }, lines }): RowFault => {
    const reason =
      why.kind === 'closed'
        ? 'an diesem Tag ruht der Handel'
        : `Sprung von ${formatFigure(why.from, 2)} auf ${formatFigure(why.to, 2)}, mehr als die Hälfte`;
    return { line: lines?.get(time) ?? 0, column: 'Tag', value: new Date(time).toISOString().slice(0, 10), reason };
  });
  return ['', `Ungewöhnlich (${formatInteger(asked.length)}):`, ...faultLines(file, asked)];
}
