import { basename } from 'node:path';
import { parse } from 'csv-parse/sync';
import { ImportError } from './import-error.ts';
import { lineOfOpenQuote } from './open-quote.ts';
import { shorten } from './fault.ts';
import { readTextBytes } from './read-file.ts';

/** A CSV file as rows of text. */
export interface Table {
  readonly file: string;
  readonly delimiter: string;
  readonly encoding: 'UTF-8' | 'Windows-1252';
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
}

export interface TableRow {
  /** Line in the file on which the row ends, counted from 1. */
  readonly line: number;
  readonly values: readonly string[];
}

const DELIMITERS = [',', ';', '\t', '|'] as const;
const SAMPLE_LINES = 50;

/**
 * Reads a CSV file with any of the usual delimiters, in UTF-8 or Windows-1252.
 * @throws ImportError if it is missing, empty or broken (an open quote), with the line
 */
export function readTable(path: string, options: TableOptions = {}): Table {
  const { text, encoding } = decode(readTextBytes(path));
  return { ...parseTable(text, basename(path), options), encoding };
}

export interface TableOptions {
  /** Line of the header; default: detected. */
  readonly headerLine?: number;
  /** Returns true if a line can be the header of the expected kind of file. */
  readonly isHeader?: (names: readonly string[]) => boolean;
}

/** Parses text that is already in memory like `readTable`. */
export function parseTable(text: string, file: string, options: TableOptions = {}): Table {
  const named = /^\uFEFF?"?sep=(.)"?[^\S\n]*\r?\n/iu.exec(text);
  const delimiter = named?.[1] ?? detectDelimiter(text);
  // Keeps the line, but empty, so that the line numbers of others do not change.
  const records = parseRecords(named === null ? text : text.slice(named[0].length - 1), file, delimiter);
  const [first, ...rows] = records.slice(headerAt(records, file, options));
  if (first === undefined) throw new ImportError(`${file} ist leer.`);
  if (rows.length === 0)
    throw new ImportError(`${file} hat nur eine Kopfzeile (${shorten(first.values.join(delimiter))}) und keine Zeile darunter.`);
  const header = first.values.map((name) => name.trim());
  const doubled = header.find((name, index) => name !== '' && header.indexOf(name) !== index);
  if (doubled !== undefined) throw new ImportError(`${file}, Zeile 1: Die Spalte „${doubled}“ kommt zweimal vor. Benenne eine um.`);
  return { file, delimiter, encoding: 'UTF-8', header, rows };
}

function decode(bytes: Buffer): { text: string; encoding: Table['encoding'] } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}

/**
 * Returns the index of the header: some files begin with lines about their content and date. Such lines have one field or at most half as
 * many as most other lines, or unknown names while a later line has known ones.
 */
function headerAt(records: readonly TableRow[], file: string, { headerLine, isHeader = () => true }: TableOptions): number {
  if (headerLine !== undefined) {
    const named = records.findIndex(({ line }) => line === headerLine);
    if (named < 0) throw new ImportError(`--header: In Zeile ${headerLine} von ${file} steht nichts.`);
    return named;
  }
  const sample = records.slice(0, SAMPLE_LINES);
  const counts = sample.map(({ values }) => values.length);
  const usual = mostOften(counts);
  const usually = Math.max(
    0,
    counts.findIndex((count) => (count > 1 || usual === 1) && count * 2 > usual),
  );
  const fits = ({ values }: TableRow): boolean => isHeader(values.map((name) => name.trim()));
  const first = sample[usually];
  return first === undefined || fits(first) ? usually : Math.max(usually, sample.findIndex(fits));
}

/** Returns the most frequent number of a list; of several the largest. */
function mostOften(counts: readonly number[]): number {
  const often = new Map<number, number>();
  for (const count of counts) often.set(count, (often.get(count) ?? 0) + 1);
  const [most] = [...often].toSorted((a, b) => b[1] - a[1] || b[0] - a[0]);
  return most?.[0] ?? 0;
}

/** Detects the delimiter that occurs most regularly: equally often in every line of the sample, outside quotes. */
export function detectDelimiter(text: string): string {
  const lines = text
    .split(/\r\n|\n|\r/, SAMPLE_LINES)
    .filter((line) => line.trim() !== '')
    .map((line) => line.replaceAll(/"[^"]*"/g, ''));
  const scored = DELIMITERS.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const inHeader = counts[0] ?? 0;
    return { delimiter, inHeader, even: counts.filter((count) => count === inHeader).length };
  });
  const [best] = scored.filter(({ inHeader }) => inHeader > 0).toSorted((a, b) => b.even - a.even || b.inHeader - a.inHeader);
  if (best !== undefined && best.even * 2 > lines.length) return best.delimiter;
  // If the first line is above the table, the count of most lines decides. Commas come last, because they also occur in German numbers.
  const steady = DELIMITERS.toReversed().map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1).filter((count) => count > 0);
    const usual = mostOften(counts);
    return { delimiter, lines: counts.filter((count) => count === usual).length };
  });
  const [most] = steady.toSorted((a, b) => b.lines - a.lines);
  return most !== undefined && most.lines > (best?.even ?? 0) ? most.delimiter : (best?.delimiter ?? ',');
}

function parseRecords(text: string, file: string, delimiter: string): TableRow[] {
  try {
    const rows: TableRow[] = [];
    parse(text, {
      bom: true,
      delimiter,
      on_record(values, { lines }) {
        rows.push({ line: lines, values });
        return null;
      },
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
    return rows;
  } catch (error) {
    const opened = lineOfOpenQuote(text, delimiter);
    if (opened !== undefined) {
      const start = shorten(text.split('\n')[opened - 1]?.trim() ?? '');
      throw new ImportError(
        `${file}, Zeile ${opened}: Ein Anführungszeichen öffnet hier und wird nicht vor dem nächsten Trennzeichen geschlossen (${start}). Schließe es, oder verdopple es, wenn es zum Text gehört.`,
        { cause: error },
      );
    }
    const lines = error instanceof Error && 'lines' in error && typeof error.lines === 'number' ? error.lines : undefined;
    throw new ImportError(
      `${file}${lines === undefined ? '' : `, Zeile ${lines}`}: Das CSV ist nicht lesbar. Ein Anführungszeichen steht mitten in einem Feld; verdopple es, und setze das Feld in Anführungszeichen.`,
      { cause: error },
    );
  }
}
