import { ownParameter, KNOWN_BY_PROVIDER, type Instances } from '#documents/reader/references/instances.ts';
import { isinCheckDigit } from '#domain/instrument/check-digit.ts';
import { parseInstrumentSegments, parseOtherSpelling } from '#domain/instrument/path.ts';

/** Only the provider knows which instruments exist. Here, only the form of their addresses is checked. */
export const instances: Instances<'instrument'> = {
  ...KNOWN_BY_PROVIDER,
  // An unreadable page may be the requested one.
  missing: ({ subject, params, subPages }, { allPagesKnown }) =>
    allPagesKnown ? noInstrument(subject, [ownParameter(params, subject.parameter) ?? []].flat(), subPages) : undefined,
  isWritten: (subject, segments) => isWrittenOut(subject, segments),
};

/** Properties of an instrument page that determine its addresses. */
interface InstrumentPages {
  readonly entityTypes: readonly string[];
  readonly subPages?: readonly string[];
}

/** Reason why no instrument can have an address with these segments after its section, by the portal's parser; undefined if one can. */
function noInstrument(
  { entityTypes, subPages = [] }: InstrumentPages,
  segments: readonly string[],
  described: readonly string[],
): string | undefined {
  const known = subPages.filter((name) => described.includes(name));
  const [first = '', second] = segments;
  if (segments.length > 2 || (second !== undefined && !known.includes(first))) return `Die Unterseite „${first}“ gibt es nicht.`;
  if (parseInstrumentSegments(entityTypes, segments, known) ?? parseOtherSpelling(entityTypes, segments, known)) return undefined;
  const slug = second ?? first;
  const isin = /(?:^|-)([A-Z]{2}[A-Z0-9]{9}[0-9])$/u.exec(slug.toUpperCase())?.[1];
  if (isin !== undefined) {
    const digit = isinCheckDigit(isin.slice(0, 11));
    return `Die Prüfziffer der ISIN ${isin} ist falsch (${digit} wäre richtig), oder davor ist ein Zeichen vertippt.`;
  }
  return `„${slug}“ ist weder eine Seite dieses Bereichs noch ein Instrument; Adressen von Instrumenten enden mit ${endings(entityTypes)}.`;
}

/** Classes of instruments whose addresses end with the ISIN. */
const BY_ISIN: ReadonlySet<string> = new Set(['STOCK', 'FUND', 'BOND', 'DERIVATIVE']);

/** Identifier at the end of an instrument's address, in German, by its types. */
function endings(entityTypes: readonly string[]): string {
  if (entityTypes.includes('CURRENCY')) return 'einem Währungspaar, etwa EUR-USD';
  if (entityTypes.includes('CRYPTO')) return 'ihrem Kürzel, etwa BTC';
  return entityTypes.some((type) => BY_ISIN.has(type)) ? 'ihrer ISIN' : 'ihrer Nummer';
}

/** Returns true if an address is in the portal's canonical form: a name and an identifier of the instrument. */
function isWrittenOut({ entityTypes, subPages = [] }: InstrumentPages, segments: readonly string[]): boolean {
  return parseInstrumentSegments(entityTypes, segments, subPages) !== undefined;
}
