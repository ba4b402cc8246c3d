import { formatInteger } from '#domain/format/number.ts';
import { parseMap } from './columns.ts';
import { instrumentColumns, isInstrumentHeader, KIND, parseInstruments } from './instrument-file.ts';
import { changesLine, faultLines, fileLines, labelled } from './report.ts';
import { readTable } from './table.ts';
import type { ImportTarget, InstrumentBatch } from './target.ts';

export interface InstrumentImportOptions {
  readonly map?: string;
  /** Line of the header, if it is not detected. */
  readonly headerLine?: number;
  readonly entityType: InstrumentBatch['entityType'];
  readonly entitySubType?: string;
  readonly venue: string;
  readonly currency: string;
  readonly skipInvalid: boolean;
  readonly commit: boolean;
}

/**
 * Imports instruments of one file, or only shows the effect. Returns true if there were no errors; `say` gets the report.
 * @throws ImportError if the file as a whole cannot be imported
 */
export async function importInstruments(
  path: string,
  options: InstrumentImportOptions,
  target: ImportTarget,
  say: (line: string) => void,
): Promise<boolean> {
  const table = readTable(path, {
    ...(options.headerLine === undefined ? {} : { headerLine: options.headerLine }),
    ...(options.map === undefined ? { isHeader: isInstrumentHeader } : {}),
  });
  const columns = instrumentColumns(table, options.map === undefined ? new Map() : parseMap(options.map, table));
  const type = options.entitySubType ?? options.entityType;
  const { instruments, faults, leftOut } = parseInstruments(table, columns, { defaultCurrency: options.currency, type });
  fileLines(table, columns).forEach(say);
  say(labelled('Instrumente', `${formatInteger(instruments.length)} gültige Zeilen, ${formatInteger(faults.length)} Fehler`));
  if (leftOut.inactive > 0) say(labelled('', `${formatInteger(leftOut.inactive)} nicht gehandelte bleiben aus`));
  if (leftOut.otherKind > 0) say(labelled('', `${formatInteger(leftOut.otherKind)} anderer Art bleiben aus (Spalte „${KIND}“)`));
  [...instruments.slice(0, 2), ...instruments.slice(-1)].forEach(({ isin, name }) => say(labelled('', `${isin}  ${name}`)));
  if (faults.length > 0) {
    faultLines(table.file, faults).forEach(say);
    if (!options.skipInvalid) {
      say('Nichts gespeichert. Berichtige die Zeilen, oder lass sie mit --skip-invalid aus.');
      return false;
    }
  }
  const { entityType, entitySubType, venue } = options;
  const changes = await target.instruments(
    { entityType, ...(entitySubType === undefined ? {} : { entitySubType }), venue, instruments },
    options.commit,
  );
  say(changesLine(changes));
  say(labelled('Kurse', 'Bis du echte einliest, sind die Kurse dieser Instrumente simuliert und heißen auch so.'));
  say(options.commit ? 'Gespeichert.' : 'Probelauf: nichts gespeichert. Mit --commit wird gespeichert.');
  return true;
}
