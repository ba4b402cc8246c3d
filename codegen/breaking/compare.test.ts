import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { compareVersions } from './compare.ts';
import type { Finding } from './finding.ts';
import { reportText } from './report.ts';
import { versionOfFolder, type Version } from './version.ts';

type Schemas = Readonly<Record<string, object>>;

/** Contract whose operations each answer with one schema. */
function version(answers: Readonly<Record<string, object>>, schemas: Schemas = {}): Version {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  const paths = Object.entries(answers).map(([id, schema]) => [
    `/v1/${id}`,
    { get: { operationId: id, responses: { '200': { description: 'Erfolg.', content: { 'application/json': { schema } } } } } },
  ]);
  writeFileSync(join(folder, 'probe.yaml'), stringify({ openapi: '3.1.0', paths: Object.fromEntries(paths), components: { schemas } }));
  try {
    return versionOfFolder(folder, 'probe');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function found(before: Version, after: Version): readonly Pick<Finding, 'rule' | 'operations' | 'fields'>[] {
  return compareVersions(before, after).map(({ rule, operations, fields }) => ({ rule, operations, fields }));
}

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: object): object => ({ type: 'object', properties });
const text = { type: 'string' };

it('reports a difference that several operations share once, with all of them and all fields that lead to it', () => {
  const schemas = (values: string[]): Schemas => ({
    Size: { type: 'string', enum: values },
    Box: object({ size: ref('Size') }),
    Bag: object({ girth: ref('Size') }),
  });
  const answers = { getBox: ref('Box'), getBag: ref('Bag') };
  expect(found(version(answers, schemas(['s', 'm'])), version(answers, schemas(['s', 'm', 'l'])))).toEqual([
    { rule: 'response-enum-widened', operations: ['getBag', 'getBox'], fields: ['Bag.girth', 'Box.size'] },
  ]);
});

it('comes to an end in schemas that contain themselves', () => {
  const tree = (more: object): Schemas => ({ Node: object({ next: ref('Node'), ...more }) });
  const answers = { getTree: ref('Node') };
  expect(found(version(answers, tree({ name: text })), version(answers, tree({})))).toEqual([
    { rule: 'response-property-removed', operations: ['getTree'], fields: ['Node.name'] },
  ]);
});

it('sees the same in a schema written on the spot, by reference, or joined by allOf', () => {
  const plain = version({ getBox: object({ size: text, unit: text }) });
  const referred = version({ getBox: ref('Box') }, { Box: object({ size: text, unit: text }) });
  const joined = version({ getBox: { allOf: [ref('Base'), object({ unit: text })] } }, { Base: object({ size: text }) });
  for (const before of [plain, referred, joined]) {
    for (const after of [plain, referred, joined]) expect(found(before, after)).toEqual([]);
  }
});

it('names a field deep inside, in lists and nested objects', () => {
  const box = (inner: object): Schemas => ({ Box: object({ parts: { type: 'array', items: object({ lid: object(inner) }) } }) });
  const answers = { listBoxes: { type: 'array', items: ref('Box') } };
  expect(found(version(answers, box({ colour: text })), version(answers, box({ colour: { type: 'integer' } })))).toEqual([
    { rule: 'response-type-changed', operations: ['listBoxes'], fields: ['Box.parts.lid.colour'] },
  ]);
});

it('follows the values of a map', () => {
  const map = (values: object): object => ({ type: 'object', additionalProperties: values });
  expect(found(version({ getPrices: map({ type: 'integer' }) }), version({ getPrices: map({ type: 'number' }) }))).toEqual([
    { rule: 'response-type-changed', operations: ['getPrices'], fields: [] },
  ]);
});

it('names the dangling reference when there is one', () => {
  expect(() => compareVersions(version({ getBox: ref('Box') }), version({ getBox: text }))).toThrow(
    '#/components/schemas/Box führt ins Leere',
  );
});

it('writes place, severity, rule, sentence and calls', () => {
  const answer = (inner: object): Version => version({ getBox: object(inner) });
  const report = reportText(compareVersions(answer({ size: text }), answer({})));
  expect(report).toMatch(
    /^probe\/probe\.yaml:\d+:\d+ \(bisher\) {2}bricht {2}response-property-removed\n {2}Feld getBox:response\.size fällt weg\.\n {2}Aufrufe: getBox\n/,
  );
  expect(report).toContain('1 brechende, 0 riskante Änderungen, 0 Hinweise');
});
