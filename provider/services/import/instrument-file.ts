import { isIsin, isWkn, wknOfIsin } from '#domain/instrument/check-digit.ts';
import { isOneOf } from '#domain/input/typed-entries.ts';
import { cleanLine } from '../../base/clean.ts';
import { detectColumns, haveFields, type ColumnMap } from './columns.ts';
import { isMissing, type RowFault } from './fault.ts';
import { ImportError } from './import-error.ts';
import type { Table } from './table.ts';
import type { ImportedInstrument } from './target.ts';

const FIELDS = ['isin', 'name', 'wkn', 'symbol', 'currency'] as const;

const SYNONYMS = {
  isin: ['isin'],
  name: ['name', 'bezeichnung', 'security', 'instrument', 'wertpapier', 'long name'],
  wkn: ['wkn'],
  symbol: ['symbol', 'ticker', 'kürzel', 'kuerzel', 'mnemonic'],
  currency: ['currency', 'währung', 'waehrung', 'ccy'],
};

/** Columns of a venue's list of instruments with their status and kind. Source: Deutsche Börse, „All tradable instruments“. */
const STATUS = ['Product Status', 'Instrument Status'];
export const KIND = 'Instrument Type';
/** Codes of the kinds in this list: common shares, exchange-traded funds. */
const KINDS: Readonly<Record<string, string>> = { STOCK: 'CS', ETF: 'ETF' };

/** WKN of six characters in a field of nine. */
const PADDED_WKN = /^000([A-Z0-9]{6})$/u;

export interface ParsedInstruments {
  readonly instruments: readonly ImportedInstrument[];
  readonly faults: readonly RowFault[];
  /** Number of rows that are not traded, or of another kind than the imported one. */
  readonly leftOut: { readonly inactive: number; readonly otherKind: number };
}

/** Returns true if a line can be the header of a list of instruments. */
export function isInstrumentHeader(names: readonly string[]): boolean {
  return haveFields(names, SYNONYMS, ['isin', 'name']);
}

/**
 * Returns the columns of the fields.
 * @throws ImportError if the file has no column for ISIN or name
 */
export function instrumentColumns(table: Table, given: ColumnMap): ColumnMap {
  const unknown = [...given.keys()].find((field) => !isOneOf(FIELDS, field));
  if (unknown !== undefined) throw new ImportError(`--map: „${unknown}“ ist kein Feld. Felder: ${FIELDS.join(', ')}.`);
  const map = detectColumns(table, SYNONYMS, given);
  for (const field of ['isin', 'name']) {
    if (map.has(field)) continue;
    throw new ImportError(
      `${table.file}: Keine Spalte passt zu „${field}“. Nenne sie mit --map ${field}=SPALTE. Vorhanden: ${table.header.join(', ')}.`,
    );
  }
  return map;
}

/** Reads the rows; a row without a valid ISIN or name, or with a duplicate ISIN, is a fault. */
export function parseInstruments(
  table: Table,
  columns: ColumnMap,
  { defaultCurrency, type = '' }: { readonly defaultCurrency: string; readonly type?: string },
): ParsedInstruments {
  const leftOut = { inactive: 0, otherKind: 0 };
  const states = STATUS.map((name) => table.header.indexOf(name)).filter((index) => index >= 0);
  const [kindAt, kind] = [table.header.indexOf(KIND), KINDS[type]];
  const faults: RowFault[] = [];
  const lineOfIsin = new Map<string, number>();
  const instruments: ImportedInstrument[] = [];
  for (const { line, values } of table.rows) {
    if (states.some((index) => (values[index] ?? '').trim().toLowerCase() !== 'active')) {
      leftOut.inactive += 1;
      continue;
    }
    if (kindAt >= 0 && kind !== undefined && values[kindAt]?.trim() !== kind) {
      leftOut.otherKind += 1;
      continue;
    }
    const cell = (field: string): string => {
      const column = columns.get(field);
      const text = column === undefined ? '' : cleanLine(values[table.header.indexOf(column)] ?? '').replaceAll(/ {2,}/gu, ' ');
      if (isMissing(text)) return '';
      return field === 'wkn' ? text.replace(PADDED_WKN, '$1') : text;
    };
    const found = [...rowFaults(cell, lineOfIsin)].map(([field, reason]) => ({
      line,
      column: columns.get(field) ?? field,
      value: cell(field),
      reason,
    }));
    faults.push(...found);
    if (found.length > 0) continue;
    lineOfIsin.set(cell('isin'), line);
    instruments.push(instrumentOf(cell, defaultCurrency));
  }
  return { instruments, faults, leftOut };
}

function* rowFaults(cell: (field: string) => string, lineOfIsin: ReadonlyMap<string, number>): Generator<[field: string, reason: string]> {
  const [isin, wkn, currency] = [cell('isin'), cell('wkn'), cell('currency')];
  const earlier = lineOfIsin.get(isin);
  if (isin === '') yield ['isin', 'die ISIN fehlt'];
  else if (!isIsin(isin)) yield ['isin', 'keine gültige ISIN (Aufbau oder Prüfziffer)'];
  else if (earlier !== undefined) yield ['isin', `steht schon in Zeile ${earlier}`];
  if (cell('name') === '') yield ['name', 'der Name fehlt'];
  if (wkn !== '' && !isWkn(wkn)) yield ['wkn', 'keine gültige WKN (sechs Ziffern oder Großbuchstaben)'];
  if (currency !== '' && !/^[A-Z]{3}$/.test(currency)) yield ['currency', 'keine Währung nach ISO 4217'];
}

function instrumentOf(cell: (field: string) => string, defaultCurrency: string): ImportedInstrument {
  const isin = cell('isin');
  const wkn = cell('wkn') || wknOfIsin(isin);
  // Vendors append the exchange to the symbol (SAP.DE); only the part before it is the symbol.
  const symbol = cell('symbol').replace(/\.[A-Z]{1,3}$/, '');
  return {
    isin,
    name: cell('name'),
    ...(wkn === undefined || wkn === '' ? {} : { wkn }),
    ...(symbol === '' ? {} : { symbol }),
    isoCurrency: cell('currency') || defaultCurrency,
  };
}
