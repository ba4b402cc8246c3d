import type { SeriesKind, SeriesSource } from '../../store/price-store.ts';
import { mayBeNegative } from './price-doubts.ts';
import { dateColumn, isPriceHeader, parsePrices, priceColumns, type ParsedSeries } from './price-file.ts';
import { parseMap, type ColumnMap } from './columns.ts';
import type { DateOrder } from './dates.ts';
import type { NumberFormat } from './numbers.ts';
import { changesLine, doubtLines, faultLines, fileLines, labelled, seriesLines } from './report.ts';
import { ImportError } from './import-error.ts';
import { readTable, type Table } from './table.ts';
import type { Found, FoundNotation, ImportTarget, PriceBatch } from './target.ts';

export interface PriceImportOptions {
  readonly instrument?: string;
  readonly notation?: string;
  readonly map?: string;
  /** Line of the header, if it is not detected. */
  readonly headerLine?: number;
  readonly wide: boolean;
  readonly source: Partial<SeriesSource>;
  readonly timezone: string;
  readonly numbers?: NumberFormat;
  readonly dates?: DateOrder;
  readonly kind?: SeriesKind;
  readonly skipInvalid: boolean;
  readonly commit: boolean;
  /** Accepts doubtful prices: days without trading, and jumps by more than half. */
  readonly confirm: boolean;
  readonly now: number;
}

interface Planned {
  readonly notation: FoundNotation;
  readonly series: ParsedSeries;
}

/**
 * Imports the prices of one file, or only shows the effect. Returns true if there were no errors; `say` gets the report.
 * @throws ImportError if the file as a whole cannot be imported
 */
export async function importPrices(
  path: string,
  options: PriceImportOptions,
  target: ImportTarget,
  say: (line: string) => void,
): Promise<boolean> {
  const table = readTable(path, {
    ...(options.headerLine === undefined ? {} : { headerLine: options.headerLine }),
    ...(options.map === undefined && !options.wide ? { isHeader: isPriceHeader } : {}),
  });
  const given = options.map === undefined ? new Map<string, string>() : parseMap(options.map, table);
  const planned = options.wide ? await planWide(table, given, options, target, say) : [await planOne(table, given, options, target, say)];
  for (const { notation, series } of planned) seriesLines(notation, series).forEach(say);
  const faults = [
    ...new Map(planned.flatMap(({ series }) => series.faults).map((fault) => [`${fault.line} ${fault.column}`, fault])).values(),
  ];
  if (faults.length > 0) {
    say('');
    say(`${faults.length} fehlerhafte ${faults.length === 1 ? 'Angabe' : 'Angaben'}:`);
    faultLines(table.file, faults).forEach(say);
    if (!options.skipInvalid) {
      say('Nichts gespeichert. Berichtige die Zeilen, oder lass sie mit --skip-invalid aus.');
      return false;
    }
  }
  const source = { ...options.source, name: options.source.name ?? table.file };
  return apply(table.file, planned, source, options, target, say);
}

async function apply(
  file: string,
  planned: readonly Planned[],
  source: SeriesSource,
  { commit, confirm }: PriceImportOptions,
  target: ImportTarget,
  say: (line: string) => void,
): Promise<boolean> {
  const batches = planned.map(({ notation, series }): PriceBatch => ({
    idNotation: notation.idNotation,
    kind: series.kind,
    source,
    bars: series.bars,
  }));
  const changes = await target.prices(batches, { commit, isConfirmed: confirm });
  say('');
  say(labelled('Quelle', [source.name, source.url, source.license].filter((part) => part !== undefined).join(' · ')));
  changes.forEach((change, index) => say(`${changesLine(change)}${planned.length > 1 ? `  (${planned[index]?.notation.name})` : ''}`));
  const doubts = changes.flatMap((change, index) => change.doubts.map((doubt) => ({ doubt, lines: planned[index]?.series.lines })));
  doubtLines(file, doubts).forEach(say);
  if (doubts.length > 0 && !confirm) {
    say('Nichts gespeichert. Wenn das alles stimmt, sage es mit --confirm; sonst berichtige die Zeilen.');
    return !commit;
  }
  say(commit ? 'Gespeichert.' : 'Probelauf: nichts gespeichert. Mit --commit wird gespeichert.');
  return true;
}

async function planOne(
  table: Table,
  given: ColumnMap,
  options: PriceImportOptions,
  target: ImportTarget,
  say: (line: string) => void,
): Promise<Planned> {
  if (options.instrument === undefined)
    throw new ImportError('Nenne das Instrument mit --instrument (Nummer, ISIN, WKN, Kürzel oder Name).');
  const { columns, turnover } = priceColumns(table, given);
  fileLines(table, columns).forEach(say);
  if (turnover !== undefined) say(labelled('', `„${turnover}“ nennt einen Betrag, keine Stück: nicht übernommen`));
  const notation = demand(await target.find(options.instrument, options.notation));
  return {
    notation,
    series: parsePrices(table, columns, { ...options, mayBeEmpty: false, mayBeNegative: mayBeNegative(notation.entityType) }),
  };
}

/**
 * Plans the import of a file with one instrument per column besides the date: those of `--map KEY=COLUMN`, otherwise all with a known name.
 */
async function planWide(
  table: Table,
  given: ColumnMap,
  options: PriceImportOptions,
  target: ImportTarget,
  say: (line: string) => void,
): Promise<Planned[]> {
  const date = dateColumn(table, given);
  const named = [...given].filter(([field]) => field !== 'date');
  const planned: Planned[] = [];
  const used: [string, string][] = [['date', date]];
  const unknown: string[] = [];
  for (const [key, column] of named.length > 0 ? named : guesses(table, date)) {
    const found = await target.find(key, options.notation);
    if ('reason' in found) {
      if (named.length > 0) demand(found);
      unknown.push(column);
      continue;
    }
    used.push([key, column]);
    const columns = new Map([
      ['date', date],
      ['last', column],
    ]);
    planned.push({
      notation: found.notation,
      series: parsePrices(table, columns, { ...options, mayBeEmpty: true, mayBeNegative: mayBeNegative(found.notation.entityType) }),
    });
  }
  if (planned.length === 0)
    throw new ImportError(`${table.file}: Keine Spalte nennt ein bekanntes Instrument. Ordne sie mit --map zu, etwa EURUSD=USD.`);
  fileLines(table, new Map(used)).forEach(say);
  if (unknown.length > 0) say(labelled('Ausgelassen', `${unknown.join(', ')} (kein Instrument dieses Namens im Katalog)`));
  return planned;
}

/** Guesses the instruments of columns: `USD` in a file of euro rates is the pair EURUSD; other names are tried unchanged. */
function guesses(table: Table, date: string): [string, string][] {
  return table.header
    .filter((column) => column !== date && column !== '')
    .map((column) => [/^[A-Z]{3}$/.test(column) ? `EUR${column}` : column, column]);
}

function demand(found: Found): FoundNotation {
  if ('notation' in found) return found.notation;
  const hint = found.suggestions.length === 0 ? '' : ` Meintest du ${found.suggestions.join(' oder ')}?`;
  throw new ImportError(`${found.reason}.${hint}`);
}
