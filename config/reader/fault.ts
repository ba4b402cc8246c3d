import type { Finding, Related } from './finding.ts';
import { codeFrame } from './frame.ts';
import { showPath, type DocumentPath } from './path.ts';
import type { Place, Source } from './source.ts';

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
}

function lineOf({ source, path }: Place): Related {
  return { file: source.file, line: source.locate(path, 'value').line };
}

/** Gives a fault its line, column and frame, in the file that holds what is to blame. */
export function findingOf(document: Source, fault: Fault): Finding {
  const { source, path, seeAlso } = document.originOf(fault.path);
  const span = source.locate(path, fault.part);
  return {
    severity: fault.severity ?? 'error',
    rule: fault.rule,
    file: source.file,
    line: span.line,
    column: span.column,
    path: showPath(path),
    message: fault.message,
    ...(fault.expected === undefined ? {} : { expected: fault.expected }),
    ...(fault.suggestion === undefined ? {} : { suggestion: fault.suggestion }),
    frame: codeFrame(source.text, span),
    ...(seeAlso.length === 0 ? {} : { seeAlso: seeAlso.map(lineOf) }),
  };
}
