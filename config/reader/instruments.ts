import type { LoadedConfig } from './assemble.ts';
import { findingOf, type Fault } from './fault.ts';
import { compareFindings, distinct, placeOf, type Finding } from './finding.ts';
import type { DocumentPath } from './path.ts';
import type { Named } from './references/walk.ts';
import type { Source } from './source.ts';

/** An instrument as documents name it; `entityType` is undefined where they only give its number. */
export interface NamedInstrument {
  readonly entityType: string | undefined;
  readonly entityValue: string;
}

/** The instruments that the documents name, each once. */
export function instrumentsIn({ names }: Pick<LoadedConfig, 'names'>): readonly NamedInstrument[] {
  const found = names().flatMap(({ name }) => instrumentOf(name) ?? []);
  return [...new Map(found.map((instrument) => [keyOf(instrument), instrument])).values()];
}

/** What is wrong with the instruments that the documents name, in reading order. `isKnown` says which of them exist. */
export function instrumentFindings(
  loaded: Pick<LoadedConfig, 'names' | 'findings'>,
  isKnown: (instrument: NamedInstrument) => boolean,
): Finding[] {
  // What is written wrongly is told already, and a class that does not exist knows no instruments.
  const told = new Set(loaded.findings.map(placeOf));
  const findings = loaded.names().flatMap(({ source, name }): Finding[] => {
    const instrument = instrumentOf(name);
    return instrument === undefined || isKnown(instrument) || told.has(kindPlace(source, name.path))
      ? []
      : [findingOf(source, faultOf(instrument, name, isKnown))];
  });
  return distinct(findings.filter((finding) => !told.has(placeOf(finding)))).toSorted(compareFindings);
}

/** Place of the class that stands beside an instrument's id. */
function kindPlace(document: Source, path: DocumentPath): string {
  const { source, path: place } = document.originOf([...path.slice(0, -1), 'entityType']);
  return placeOf({ file: source.file, ...source.locate(place, 'value') });
}

function instrumentOf({ reference, value, beside }: Named): NamedInstrument | undefined {
  if (reference === 'index-instrument') return { entityType: 'INDEX', entityValue: String(value) };
  if (reference !== 'instrument') return undefined;
  const entityType = beside['entityType'] ?? beside['entityTypeUnderlying'];
  return { entityType: typeof entityType === 'string' ? entityType : undefined, entityValue: String(value) };
}

export function keyOf({ entityType, entityValue }: NamedInstrument): string {
  return `${entityType ?? '*'} ${entityValue}`;
}

/** Numbers have no neighbours that could have been meant; a pair of currencies can be turned round. */
function faultOf(instrument: NamedInstrument, { path }: Named, isKnown: (instrument: NamedInstrument) => boolean): Fault {
  const { entityType, entityValue } = instrument;
  const turned = /^[A-Z]{6}$/u.test(entityValue) ? `${entityValue.slice(3)}${entityValue.slice(0, 3)}` : undefined;
  const kind = entityType === undefined ? '' : ` der Art ${entityType}`;
  return {
    rule: 'unknown-instrument',
    path,
    part: 'value',
    message: `Ein Instrument${kind} mit der Kennung „${entityValue}“ kennt der Datenanbieter nicht.`,
    expected: 'eine Kennung, die es gibt; die Suche des Portals nennt sie in der Adresse',
    suggestion: turned !== undefined && isKnown({ entityType, entityValue: turned }) ? turned : undefined,
  };
}
