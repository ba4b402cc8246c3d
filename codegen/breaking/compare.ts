import { Collector, type Spot } from './collector.ts';
import { compareSchemas } from './compare-schemas.ts';
import { below, cursorAt, entriesOf, type Cursor } from './cursor.ts';
import type { Finding } from './finding.ts';
import { meaning } from './fingerprint.ts';
import type { ObjectKind } from './keywords.ts';
import { parameterPlace } from './places.ts';
import {
  answerFacts,
  bodyFacts,
  operationsOf,
  parametersOf,
  schemaOf,
  schemeFacts,
  schemesOf,
  waysOf,
  type Operation,
  type Parameter,
} from './read-operations.ts';
import { answerRules, encodingRules, headerRules, requestBodyRules, type EncodingFacts, type HeaderFacts } from './rules/bodies.ts';
import { objectRules, type ObjectFacts } from './rules/objects.ts';
import { operationRules } from './rules/operations.ts';
import { parameterRules } from './rules/parameters.ts';
import { schemeRules, securityRules } from './rules/security.ts';
import type { Version } from './version.ts';

/** Returns all differences between two versions that callers may notice, the most severe first. Harmless ones are left out. */
export function compareVersions(before: Version, after: Version): readonly Finding[] {
  const collector = new Collector(before, after);
  const whole: Spot = { operation: 'alle', position: 'request', old: [], new: [], what: 'Das Dokument', fields: [] };
  compareKeys(collector, 'document', cursorAt(before.document, []), cursorAt(after.document, []), whole);
  const now = operationsOf(after.document);
  for (const old of operationsOf(before.document)) {
    const twin = now.find(({ id }) => id === old.id) ?? now.find((operation) => isSamePlace(operation, old));
    collector.check(operationRules, old, twin, () => spotOf(old, twin, 'request'));
    if (twin === undefined) continue;
    compareKeys(collector, 'path', pathOf(old), pathOf(twin), spotOf(old, twin, 'request'));
    compareKeys(collector, 'operation', old.cursor, twin.cursor, spotOf(old, twin, 'request'));
    compareParameters(collector, old, twin);
    compareBodies(collector, old, twin);
    compareAnswers(collector, old, twin);
    compareSecurity(collector, old, twin);
  }
  return collector.findings;
}

function pathOf({ cursor }: Operation): Cursor | undefined {
  return cursorAt(cursor.document, cursor.at.slice(0, 2));
}

/** Reports changes of an object's keys that no rule covers. */
function compareKeys(collector: Collector, kind: ObjectKind, before: Cursor | undefined, after: Cursor | undefined, spot: Spot): void {
  if (before === undefined || after === undefined) return;
  const here = { ...spot, old: before.at, new: after.at };
  const factsOf = ({ document, value }: Cursor): ObjectFacts => ({
    kind,
    keys: value,
    meaningOf: (part) => meaning(document, part),
  });
  collector.check(objectRules, factsOf(before), factsOf(after), () => here);
}

/** Returns true if two operations have the same address, apart from the base path. */
function isSamePlace(a: Operation, b: Operation): boolean {
  const shape = (path: string): string => path.replaceAll(/\{[^}]*\}/g, '{}');
  return a.method === b.method && (shape(a.path) === shape(b.path) || shape(a.full) === shape(b.full));
}

/** Findings use the old name, because callers have it in their code. */
function spotOf(old: Operation, now: Operation | undefined, position: Spot['position']): Spot {
  return { operation: old.id, position, old: old.cursor.at, new: now?.cursor.at, what: `Der Aufruf ${old.id}`, fields: [] };
}

function compareParameters(collector: Collector, old: Operation, now: Operation): void {
  const after = parametersOf(now);
  const matched = new Set<Parameter>();
  for (const parameter of parametersOf(old)) {
    const twin = twinOf(parameter, after, old, now);
    if (twin !== undefined) matched.add(twin);
    const spot = parameterSpot(old, now, parameter, twin);
    collector.check(parameterRules, parameter, twin, () => spot);
    compareKeys(collector, 'parameter', parameter.cursor, twin?.cursor, spot);
    const [before, schema] = [schemaOf(parameter.cursor), schemaOf(twin?.cursor)];
    if (before !== undefined && schema !== undefined) compareSchemas(collector, before, schema, spot);
  }
  for (const parameter of after.filter((candidate) => !matched.has(candidate))) {
    collector.check(parameterRules, undefined, parameter, () => parameterSpot(old, now, undefined, parameter));
  }
}

/** Finds the corresponding parameter: same name and location, else same name, else same position in the path. */
function twinOf(parameter: Parameter, after: readonly Parameter[], old: Operation, now: Operation): Parameter | undefined {
  const named = after.filter(({ name }) => name === parameter.name);
  const position = pathNames(old.path).indexOf(parameter.name);
  const renamed = parameter.place === 'path' && isSamePlace(old, now) ? pathNames(now.path)[position] : undefined;
  return (
    named.find(({ place }) => place === parameter.place) ??
    named[0] ??
    after.find(({ name, place }) => place === 'path' && name === renamed)
  );
}

function pathNames(path: string): string[] {
  return [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);
}

function parameterSpot(old: Operation, now: Operation, before: Parameter | undefined, after: Parameter | undefined): Spot {
  const { name = '', place = '' } = before ?? after ?? {};
  return {
    ...spotOf(old, now, 'request'),
    old: before?.cursor.at,
    new: after?.cursor.at,
    what: `Der Parameter ${name} (${place})`,
    fields: [parameterPlace(old.id, place, name)],
  };
}

function compareBodies(collector: Collector, old: Operation, now: Operation): void {
  const [before, after] = [below(old.cursor, 'requestBody'), below(now.cursor, 'requestBody')];
  const spot = { ...spotOf(old, now, 'request'), ...(after === undefined ? {} : { new: after.at }) };
  collector.check(requestBodyRules, bodyFacts(before), bodyFacts(after), () => spot);
  compareKeys(collector, 'body', before, after, { ...spot, what: `Der Rumpf von ${old.id}` });
  compareMedia(collector, before, after, { ...spot, what: `Der Rumpf von ${old.id}` });
}

function compareAnswers(collector: Collector, old: Operation, now: Operation): void {
  const spot = spotOf(old, now, 'response');
  const [before, after] = [below(old.cursor, 'responses'), below(now.cursor, 'responses')];
  collector.check(answerRules, answerFacts(old), answerFacts(now), ({ at: [status = ''] = [] }) => ({
    ...spot,
    old: before?.at,
    new: below(after, status) === undefined ? undefined : after?.at,
  }));
  for (const [status, answer] of entriesOf(old.cursor, 'responses')) {
    const [twin, what] = [below(after, status), `Die Antwort ${status} von ${old.id}`];
    compareKeys(collector, 'response', answer, twin, { ...spot, what });
    compareMedia(collector, answer, twin, { ...spot, what });
    for (const [name, header] of entriesOf(answer, 'headers')) {
      compareHeader(collector, header, below(twin, 'headers', name), { ...spot, what: `Der Kopf ${name} von ${old.id}` });
    }
  }
}

function compareHeader(collector: Collector, before: Cursor, after: Cursor | undefined, spot: Spot): void {
  if (after === undefined) return;
  const here = { ...spot, old: before.at, new: after.at };
  const factsOf = ({ value }: Cursor): HeaderFacts => ({ isRequired: value['required'] === true });
  collector.check(headerRules, factsOf(before), factsOf(after), () => here);
  compareKeys(collector, 'header', before, after, here);
  const [old, now] = [below(before, 'schema'), below(after, 'schema')];
  if (old !== undefined && now !== undefined) compareSchemas(collector, old, now, here);
}

function compareMedia(collector: Collector, before: Cursor | undefined, after: Cursor | undefined, spot: Spot): void {
  for (const [media, content] of entriesOf(before, 'content')) {
    const twin = below(after, 'content', media);
    compareKeys(collector, 'media', content, twin, spot);
    const [old, now] = [below(content, 'schema'), below(twin, 'schema')];
    if (old !== undefined && now !== undefined) compareSchemas(collector, old, now, spot);
    if (twin === undefined) continue;
    const here = { ...spot, old: content.at, new: twin.at };
    collector.check(encodingRules, encodingOf(content), encodingOf(twin), () => here);
  }
}

function encodingOf(content: Cursor): EncodingFacts {
  return new Map(
    [...entriesOf(content, 'encoding')].map(([name, { document, value }]) => [name, { value, text: meaning(document, value) }]),
  );
}

function compareSecurity(collector: Collector, old: Operation, now: Operation): void {
  const spot = spotOf(old, now, 'request');
  collector.check(securityRules, waysOf(old), waysOf(now), () => spot);
  for (const name of schemesOf(old)) {
    const at = ['components', 'securitySchemes', name];
    const [before, after] = [cursorAt(old.cursor.document, at), cursorAt(now.cursor.document, at)];
    const here = { ...spot, old: at, new: at, what: `Das Schema ${name}` };
    collector.check(schemeRules, schemeFacts(before), schemeFacts(after), () => here);
    compareKeys(collector, 'scheme', before, after, here);
    for (const [flow, cursor] of entriesOf(before, 'flows')) compareKeys(collector, 'flow', cursor, below(after, 'flows', flow), here);
  }
}
