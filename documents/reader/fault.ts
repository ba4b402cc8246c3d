import type { Finding, Related } from './finding.ts';
import { linesOf } from './lines.ts';
import { codeFrame, type Span } from './frame.ts';
import { showPath, type DocumentPath } from './path.ts';
import type { Place, Source } from './source.ts';

/** Probable intended value, and whether it is the only close match. */
export interface Suggestion {
  readonly suggestion: string | undefined;
  readonly isCertain?: boolean | undefined;
}

/** A fault at a place in a document, before line and column are known. */
export interface Fault {
  readonly rule: string;
  readonly path: DocumentPath;
  /** Whether the key or the value at the path is to blame. */
  readonly part: 'key' | 'value';
  readonly message: string;
  readonly severity?: 'error' | 'warning';
  readonly expected?: string | undefined;
  readonly suggestion?: string | undefined;
  /** Whether the suggestion is the only close match. */
  readonly isCertain?: boolean | undefined;
  /** Finds the probable intended value. It is lazy because only reported faults need it. */
  readonly suggest?: (() => Suggestion) | undefined;
  /** Message that depends on the source text of the value: `01067` is the number 1067. */
  readonly asWritten?: (text: string) => { readonly message: string; readonly suggestion?: string | undefined };
}

/** Fault with the document that contains it. */
export interface PlacedFault {
  readonly source: Source;
  readonly fault: Fault;
}

function lineOf({ source, path }: Place): Related {
  return { file: source.file, line: source.locate(path, 'value').line };
}

function writtenAt(text: string, { line, column, length }: Span): string {
  return (linesOf(text)[line - 1] ?? '').slice(column - 1, column - 1 + length);
}

/** Adds line, column and frame to a fault, in the file that contains its cause. */
export function findingOf(document: Source, fault: Fault): Finding {
  const { source, path, seeAlso } = document.originOf(fault.path);
  const span = source.locate(path, fault.part);
  const given = fault.suggest?.() ?? fault;
  const { message, suggestion } = fault.asWritten?.(writtenAt(source.text, span)) ?? {
    message: fault.message,
    suggestion: given.suggestion,
  };
  return {
    severity: fault.severity ?? 'error',
    rule: fault.rule,
    file: source.file,
    line: span.line,
    column: span.column,
    length: span.length,
    path: showPath(path),
    message,
    ...(fault.expected === undefined ? {} : { expected: fault.expected }),
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(given.isCertain ? { isCertain: true } : {}),
    frame: codeFrame(source.text, span),
    ...(seeAlso.length === 0 ? {} : { seeAlso: seeAlso.map(lineOf) }),
  };
}
