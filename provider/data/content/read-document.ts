import { readFileSync } from 'node:fs';
import { Ajv, type AnySchemaObject, type ValidateFunction } from 'ajv';
import { findingOf, type Fault } from '#config/reader/fault.ts';
import { schemaFaults } from '#config/reader/schema-faults.ts';
import { readSource, type Source } from '#config/reader/source.ts';
import { syntaxFindings } from '#config/reader/syntax-findings.ts';

/** A YAML document that fits its schema, with what tells faults in it by their place. */
export interface ContentDocument<Value> {
  readonly value: Value;
  /** Throws the faults with file, line, column and the lines around them. Does nothing without any. */
  readonly refuse: (faults: readonly Fault[]) => void;
}

/** Reads YAML documents of one schema; `schema` is a file of `content/schemas/`. */
export function documentReader<Value>(schema: string): (file: string, text: string) => ContentDocument<Value> {
  const url = new URL(`./schemas/${schema}`, import.meta.url);
  const ajv = new Ajv({ allErrors: true, verbose: true, discriminator: true, strict: false });
  const validate = ajv.compile<Value>(JSON.parse(readFileSync(url, 'utf8')) as AnySchemaObject);
  return (file, text) => read(file, text, validate);
}

/** @throws Error with German messages, each with its line and column. */
function read<Value>(file: string, text: string, validate: ValidateFunction<Value>): ContentDocument<Value> {
  const source = readSource(file, text);
  refuse(source, [], syntaxFindings(source));
  const value: unknown = source.value;
  if (!validate(value)) refuse(source, schemaFaults('content', value, validate.errors ?? []));
  return { value: value as Value, refuse: (faults) => refuse(source, faults) };
}

type Finding = ReturnType<typeof findingOf>;

function refuse(
  source: Source,
  faults: readonly Fault[],
  findings: readonly Finding[] = faults.map((fault) => findingOf(source, fault)),
): void {
  if (findings.length > 0) throw new Error(findings.map(told).join('\n\n'));
}

function told({ file, line, column, message, expected, suggestion, frame }: Finding): string {
  const more = [expected === undefined ? '' : `Erwartet: ${expected}`, suggestion === undefined ? '' : `Meintest du „${suggestion}“?`];
  return [`${file}:${line}:${column} ${message}`, frame, ...more].filter((part) => part !== '').join('\n');
}
