import { findingOf, type Fault } from './fault.ts';
import type { Finding } from './finding.ts';
import { codeFrame } from './frame.ts';
import { kindOf, validatorOf, type Kind } from './kinds.ts';
import { schemaFaults } from './schema-faults.ts';
import { readSource, type Source } from './source.ts';
import { isHarmless, syntaxText } from './syntax-texts.ts';

/** One file, read and checked by itself. */
export interface ReadDocument {
  readonly kind: Kind;
  readonly source: Source;
  readonly findings: readonly Finding[];
  /** Whether its value has the shape of its kind. A page with faulty blocks still has. */
  readonly usable: boolean;
}

/** Reads and checks one file; its text may be anything. Undefined for files of no known kind. */
export function readDocument(file: string, text: string): ReadDocument | undefined {
  const kind = kindOf(file);
  if (kind === undefined) return undefined;
  const source = readSource(file, text);
  const syntax = source.syntaxFaults.map(({ code, text: message, span }): Finding => ({
    severity: 'error',
    rule: code === 'DUPLICATE_KEY' ? 'duplicate-key' : 'yaml',
    file,
    line: span.line,
    column: span.column,
    path: '',
    message: syntaxText(code, message),
    frame: codeFrame(text, span),
  }));
  if (source.syntaxFaults.some(({ code }) => !isHarmless(code))) return { kind, source, findings: syntax, usable: false };
  const faults = faultsOf(kind, source);
  const findings = [...syntax, ...faults.map((fault) => findingOf(source, fault))];
  return { kind, source, findings, usable: faults.every((fault) => kind === 'page' && isInsideBlock(fault)) };
}

function faultsOf(kind: Kind, { value }: Source): readonly Fault[] {
  if (value === null || value === undefined) {
    return [{ rule: 'empty-file', path: [], part: 'value', message: 'Die Datei ist leer.', expected: 'ein Dokument mit Schlüsseln' }];
  }
  const validate = validatorOf(kind);
  return validate(value) ? [] : schemaFaults(kind, value, validate.errors ?? []);
}

/** Places such as `body.main[2].range` and `subPages.chart.body.top[0].type`, as long as the block has a type at all. */
function isInsideBlock({ path, rule }: Fault): boolean {
  const rest = path[0] === 'subPages' ? path.slice(2) : path;
  const hasType = rest[3] !== 'type' || rule === 'unknown-block';
  return rest[0] === 'body' && typeof rest[2] === 'number' && rest.length > 3 && hasType;
}
