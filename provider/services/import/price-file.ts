import { isOneOf } from '#domain/input/typed-entries.ts';
import type { PriceBar, SeriesKind } from '../../store/price-store.ts';
import { columnOf, detectColumns, haveFields, type ColumnMap } from './columns.ts';
import { detectDateOrder, inOrder, parseStamp, type DateOrder } from './dates.ts';
import { isMissing, type RowFault } from './fault.ts';
import { detectNumberFormat, parseNumber, parseVolume, type NumberFormat } from './numbers.ts';
import { checkSeries, PRICE_FIELDS, type PriceField, type PriceRow } from './price-checks.ts';
import { ImportError } from './import-error.ts';
import type { Table } from './table.ts';
import { UNITS, withoutTurnover } from './volume-column.ts';

const SYNONYMS = {
  // The empty name is for series of the Bundesbank, whose date column has no name.
  date: ['date', 'datum', 'datetime', 'timestamp', 'zeitpunkt', 'zeit', 'time', 'tag', 'day', 'handelstag', 'time_period', ''],
  open: ['open', 'eröffnung', 'eroeffnung', 'first', 'erster', 'eröffnungskurs'],
  high: ['high', 'hoch', 'tageshoch', 'höchst', 'max'],
  low: ['low', 'tief', 'tagestief', 'tiefst', 'min'],
  last: [
    'last',
    'close',
    'schluss',
    'schlusskurs',
    'price',
    'kurs',
    'preis',
    'rate',
    'value',
    'wert',
    'obs_value',
    'close/last',
    'zuletzt',
    'adj close',
  ],
  volume: UNITS,
  // Comes after the date: in a file with only a time column, that column has the date.
  time: ['time', 'uhrzeit', 'zeit', 'börsenzeit'],
};

export interface PriceFileOptions {
  /** Time zone of times without an offset. */
  readonly timezone: string;
  readonly numbers?: NumberFormat;
  readonly dates?: DateOrder;
  readonly kind?: SeriesKind;
  /** Current time of the provider: later prices are faults. */
  readonly now: number;
  /** Whether prices may be zero or below, such as those of commodities. */
  readonly mayBeNegative: boolean;
}

export interface ParsedSeries {
  readonly kind: SeriesKind;
  /** Ascending by time. */
  readonly bars: readonly PriceBar[];
  /** Line of the file by time of the bar. */
  readonly lines: ReadonlyMap<number, number>;
  readonly faults: readonly RowFault[];
  readonly dateOrder: DateOrder;
  readonly numberFormats: ReadonlySet<NumberFormat>;
  /** Number of rows without a price in this column (wide files only). */
  readonly empty: number;
}

/** Returns true if a line can be the header of a price file. */
export function isPriceHeader(names: readonly string[]): boolean {
  return haveFields(names, SYNONYMS, ['date', 'last']);
}

/**
 * Returns the columns of a file with one instrument.
 * @throws ImportError with the missing field and the existing columns
 */
export function priceColumns(table: Table, given: ColumnMap): { readonly columns: ColumnMap; readonly turnover: string | undefined } {
  const unknown = [...given.keys()].find((field) => field !== 'date' && field !== 'time' && !isOneOf(PRICE_FIELDS, field));
  if (unknown !== undefined) {
    throw new ImportError(
      `--map: „${unknown}“ ist kein Feld. Felder: date, time, ${PRICE_FIELDS.join(', ')}; für Währungspaare in Spalten nimm zusätzlich --wide.`,
    );
  }
  const map = new Map(detectColumns(table, SYNONYMS, given));
  const only = map.has('last') || map.get('date') !== '' ? undefined : onlyNumbers(table, map);
  if (only !== undefined) map.set('last', only);
  for (const [field, column] of map) if (column === '' && field !== 'date') map.delete(field);
  for (const field of ['date', 'last']) if (!map.has(field)) throw missingColumn(table, field);
  return withoutTurnover(table, map, given);
}

/** Returns the only numeric column that belongs to no field: central banks name it by the key of the series. */
function onlyNumbers(table: Table, columns: ColumnMap): string | undefined {
  const taken = new Set(columns.values());
  const below = { ...table, rows: belowNotes(table.rows, table.header.indexOf('')) };
  const found = table.header.filter((name) => {
    const texts = columnOf(below, name).filter((text) => !isMissing(text));
    return name !== '' && !taken.has(name) && texts.filter((text) => /^[-+]?\d[\d.,]*$/u.test(text.trim())).length * 2 > texts.length;
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Returns the date column of a wide file, in which each other column is an instrument. */
export function dateColumn(table: Table, given: ColumnMap): string {
  const column = detectColumns(table, { date: SYNONYMS.date }, given).get('date');
  if (column === undefined) throw missingColumn(table, 'date');
  return column;
}

function missingColumn(table: Table, field: string): ImportError {
  return new ImportError(
    `${table.file}: Keine Spalte passt zu „${field}“. Nenne sie mit --map ${field}=SPALTE. Vorhanden: ${table.header.join(', ')}.`,
  );
}

/** Turns the mapped columns into bars. Never throws for a bad row: each becomes a fault. */
export function parsePrices(table: Table, columns: ColumnMap, options: PriceFileOptions & { mayBeEmpty: boolean }): ParsedSeries {
  const dateName = columns.get('date') ?? '';
  const dateOrder = options.dates ?? orderOf(table, dateName);
  const fields = PRICE_FIELDS.flatMap((field) => {
    const column = columns.get(field);
    return column === undefined
      ? []
      : [{ field, column, index: table.header.indexOf(column), format: options.numbers ?? formatOf(table, columns, column) }];
  });
  const faults: RowFault[] = [];
  const rows: PriceRow[] = [];
  let empty = 0;
  const dateIndex = table.header.indexOf(dateName);
  const time = columns.get('time');
  const timeIndex = time === undefined ? -1 : table.header.indexOf(time);
  for (const { line, values } of belowNotes(table.rows, dateIndex)) {
    const fault = (column: string, value: string, reason: string): void => void faults.push({ line, column, value, reason });
    if (values.length > table.header.length) {
      fault('Zeile', values.join(table.delimiter), `${values.length} Felder statt ${table.header.length}`);
      continue;
    }
    const last = fields.find(({ field }) => field === 'last');
    if (last !== undefined && isMissing(values[last.index] ?? '') && (options.mayBeEmpty || isSaidToBeEmpty(values, last.index))) {
      empty += 1;
      continue;
    }
    const day = values[dateIndex] ?? '';
    const written = timeIndex < 0 || /\d:\d/u.test(day) ? day : `${day} ${values[timeIndex] ?? ''}`.trim();
    const stamp = parseStamp(written, dateOrder, options.timezone);
    if ('reason' in stamp) fault(dateName, written, stamp.reason);
    const prices: Partial<Record<PriceField, number>> = {};
    for (const { field, column, index, format } of fields) {
      const text = values[index] ?? '';
      if (isMissing(text)) {
        if (field === 'last') fault(column, text, 'der Kurs fehlt');
        continue;
      }
      const number = field === 'volume' ? parseVolume(text, format) : parseNumber(text, format);
      if ('reason' in number) fault(column, text, number.reason);
      else prices[field] = number.value;
    }
    if ('value' in stamp && prices.last !== undefined) rows.push({ line, stamp: stamp.value, prices: { ...prices, last: prices.last } });
  }
  const stamps = inOrder(rows.map(({ stamp }) => stamp));
  const inTime = rows.map((row, index) => ({ ...row, stamp: stamps[index] ?? row.stamp }));
  const checked = checkSeries(inTime, {
    now: options.now,
    mayBeNegative: options.mayBeNegative,
    lastColumn: columns.get('last') ?? '',
    dateColumn: dateName,
    ...(options.kind === undefined ? {} : { kind: options.kind }),
  });
  return {
    kind: checked.kind,
    bars: checked.bars,
    lines: checked.lines,
    faults: [...faults, ...checked.faults].toSorted((a, b) => a.line - b.line),
    dateOrder,
    numberFormats: new Set(fields.map(({ format }) => format)),
    empty,
  };
}

/**
 * Returns true if a row is marked as empty: the Bundesbank writes a dot as the price, or a remark beside it, for days without one, such as
 * holidays.
 */
function isSaidToBeEmpty(values: readonly string[], index: number): boolean {
  return values[index]?.trim() === '.' || values.some((value) => /^kein wert vorhanden$/iu.test(value.trim()));
}

/** Returns the rows without those at the top that describe the columns (unit, comment), as in files of central banks. */
function belowNotes(rows: Table['rows'], dateIndex: number): Table['rows'] {
  const first = rows.findIndex(({ values }) => /\d/u.test(values[dateIndex] ?? ''));
  return first > 0 ? rows.slice(first) : rows;
}

function orderOf(table: Table, column: string): DateOrder {
  const result = detectDateOrder(columnOf(table, column));
  if ('order' in result) return result.order;
  // A year of two digits looks like any other number.
  const [parts, more] = /\d{4}/u.test(result.ambiguous)
    ? ['der Tag oder der Monat', '']
    : ['der Tag, der Monat oder das Jahr', ', --dates ymd'];
  throw new ImportError(
    `${table.file}: In „${column}“ ist nicht zu erkennen, ob ${parts} zuerst steht (${result.ambiguous}). Nenne es mit --dates dmy${more} oder --dates mdy.`,
  );
}

/** Returns the number format of a column; an ambiguous one takes that of the other price columns. */
function formatOf(table: Table, columns: ColumnMap, column: string): NumberFormat {
  const own = detectNumberFormat(columnOf(table, column));
  if ('format' in own) return own.format;
  for (const other of columns.values()) {
    if (other === column || other === columns.get('date')) continue;
    const texts = columnOf(table, other).filter((text) => /[.,]/.test(text));
    const result = detectNumberFormat(texts);
    if (texts.length > 0 && 'format' in result) return result.format;
  }
  throw new ImportError(
    `${table.file}: In „${column}“ ist nicht zu erkennen, ob „${own.ambiguous}“ deutsch (1.234,56) oder englisch (1,234.56) geschrieben ist. Nenne es mit --numbers de oder --numbers en.`,
  );
}
