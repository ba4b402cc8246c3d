import type { Schema } from '#client/operations.ts';
import { isIsin, isWkn } from '#domain/instrument/check-digit.ts';
import { codesInLine } from '#domain/instrument/codes-in-line.ts';
import { HttpFault } from '../../../base/fault.ts';
import type { InstrumentRecord } from '#market/catalogue/index.ts';
import type { ProviderContext } from '../../shared/context.ts';

/** Line with a code, and the instrument of the catalogue with this code. */
interface NamedLine {
  readonly line: number;
  readonly code: string;
  readonly instrument: InstrumentRecord | undefined;
  readonly amount?: number | undefined;
  readonly note?: string | undefined;
}

export interface NamedLines {
  readonly lines: readonly NamedLine[];
  readonly numberSkipped: number;
}

/** Maximum number of new positions per call, as in the contract of `addWatchlistPositions`. */
const MOST_AT_ONCE = 100;

type Catalogue = ReturnType<ProviderContext['catalogue']>;

/**
 * Returns the lines of a request: all rows, and of a text those lines that contain a code.
 * @throws HttpFault 422 for a row with an unknown code, with its position
 */
export function linesOf({ catalogue }: ProviderContext, { rows = [], text = '' }: Schema<'WatchlistSearchRequest'>): NamedLines {
  const known = catalogue();
  const written = rows.map(({ code: given, amount, note }, index): NamedLine => {
    const code = given.trim().toUpperCase();
    const instrument = isIsin(code) ? known.instrumentByIsin(code) : known.instrumentByWkn(code);
    if (instrument === undefined) throw unknownCode(index, code);
    return { line: index + 1, code, instrument, amount, note };
  });
  const inText = text === '' ? [] : text.split(/\r\n|[\n\r]/u).filter((line) => line.trim() !== '');
  const read = inText.map((line, index) => lineOf(known, line, index + 1));
  const named = read.filter((line) => line !== undefined);
  return { lines: [...written, ...named], numberSkipped: read.length - named.length };
}

/**
 * Finds the instrument of a line by the first code that the catalogue knows. An unknown code is reported only if it is certainly a code.
 */
function lineOf(known: Catalogue, text: string, line: number): NamedLine | undefined {
  const { isins, wkns, isAlone } = codesInLine(text);
  for (const code of [...isins, ...wkns]) {
    const instrument = isIsin(code) ? known.instrumentByIsin(code) : known.instrumentByWkn(code);
    if (instrument !== undefined) return { line, code, instrument };
  }
  const code = isins[0] ?? (isAlone ? wkns[0] : undefined);
  return code === undefined ? undefined : { line, code, instrument: undefined };
}

/** Returns the positions that these instruments would add to a list, and the result for each line. */
export function recognizePositions(
  { lines, numberSkipped }: NamedLines,
  present: ReadonlySet<string>,
  most: number,
): Schema<'FoundWatchlistPositions'> {
  const list: Schema<'NewWatchlistPosition'>[] = [];
  const taken = new Set<string>();
  const room = Math.min(MOST_AT_ONCE, most - present.size);
  const found = lines.map(({ line, code, instrument, amount, note }): Schema<'FoundWatchlistLine'> => {
    if (instrument === undefined) return { line, code, state: 'UNKNOWN' };
    const { name, entityType, entityValue } = instrument;
    if (present.has(entityValue)) return { line, code, state: 'PRESENT', name };
    if (taken.has(entityValue)) return { line, code, state: 'DOUBLE', name };
    if (list.length >= room) return { line, code, state: 'FULL', name };
    taken.add(entityValue);
    list.push({ entityType, entityValue, ...(amount === undefined ? {} : { amount }), ...(note === undefined ? {} : { note }) });
    return { line, code, state: 'NEW', name };
  });
  return { lines: found, numberSkipped, list };
}

/** Returns the German reason why no position would be added. */
export function whyNothingIsNew(lines: readonly Schema<'FoundWatchlistLine'>[]): string {
  if (lines.some(({ state }) => state === 'FULL')) return 'Auf der Watchlist ist kein Platz mehr.';
  if (lines.some(({ state }) => state === 'PRESENT')) return 'Alles davon steht schon auf der Watchlist.';
  return 'Darin steht keine ISIN oder WKN, die wir kennen.';
}

function unknownCode(index: number, code: string): HttpFault {
  const isCode = isIsin(code) || isWkn(code);
  const text = isCode
    ? `Unter ${code} kennen wir kein Instrument.`
    : `${code} ist keine gültige ISIN oder WKN. Bitte prüfe die Prüfziffer.`;
  return new HttpFault(422, `body.rows.${index}.code names no instrument`, text);
}
