import type { Finding } from './finding.ts';
import { codeFrame, type Span } from './frame.ts';
import { MOST_FINDINGS } from './most-findings.ts';
import { linesOf } from './lines.ts';
import type { Source, SyntaxFault } from './source.ts';
import type { Cause } from './cause.ts';
import { syntaxCause } from './syntax-cause.ts';
import { closest } from './suggest.ts';
import { isHarmless, syntaxText } from './syntax-texts.ts';

interface Explained {
  readonly fault: SyntaxFault;
  readonly cause: Cause | undefined;
}

/** Returns the faults of the YAML syntax. Consequences of a fault on the same or the preceding line are left out. */
export function syntaxFindings({ file, text, syntaxFaults }: Source): Finding[] {
  const lines = linesOf(text);
  const harmless = syntaxFaults
    .filter(({ code }) => isHarmless(code))
    .map((fault): Explained => ({ fault, cause: duplicateCause(lines, fault.span) }));
  const serious = causes(syntaxFaults.filter(({ code }) => !isHarmless(code))).map((fault, index): Explained => ({
    fault,
    // Causes are determined only for the reported faults.
    cause:
      index < MOST_FINDINGS ? (aliasCause(fault, lines) ?? syntaxCause(fault.code, lines, fault.span.line, fault.span.column)) : undefined,
  }));
  const structural = serious.findIndex(({ cause }) => cause?.isStructural);
  const telling = structural < 0 ? serious : serious.slice(0, structural + 1);
  // In a broken structure a key may appear beside those of another section.
  const broken = new Set(telling.map(({ fault: { span } }) => span.line));
  return [...harmless.filter(({ fault: { span } }) => !broken.has(span.line)), ...telling].map((explained) =>
    syntaxFinding(file, text, explained),
  );
}

function syntaxFinding(file: string, text: string, { fault: { code, text: message, span }, cause }: Explained): Finding {
  const place = cause?.at ?? (code === 'BAD_INDENT' ? behindIndent(text, span) : span);
  return {
    severity: 'error',
    rule: isHarmless(code) ? 'duplicate-key' : 'yaml',
    file,
    line: place.line,
    column: place.column,
    length: place.length,
    path: '',
    message: cause?.message ?? syntaxText(code, message),
    ...(cause?.suggestion === undefined ? {} : { suggestion: cause.suggestion }),
    frame: codeFrame(text, place),
  };
}

/** Returns the span of the words on a line whose indentation alone is wrong. */
function behindIndent(text: string, span: Span): Span {
  const written = linesOf(text)[span.line - 1] ?? '';
  const indent = written.length - written.trimStart().length;
  return span.column > indent ? span : { ...span, column: indent + 1, length: Math.max(1, written.trim().length) };
}

/** Returns the cause of an alias without anchor: the name of the anchor that was probably meant. */
function aliasCause({ code, text, span }: SyntaxFault, lines: readonly string[]): Cause | undefined {
  if (code !== 'BAD_ALIAS') return undefined;
  const name = /^\*([\w-]+)/u.exec((lines[span.line - 1] ?? '').slice(span.column - 1))?.[1];
  if (name === undefined) return undefined;
  const suggestedAnchor = closest(name, text.split(' '));
  return {
    message: `Den Anker &${name}, auf den *${name} verweist, gibt es in dieser Datei nicht. Soll ein Text mit * beginnen, gehört er in Anführungszeichen.`,
    ...(suggestedAnchor === undefined ? {} : { suggestion: `*${suggestedAnchor}` }),
    at: span,
  };
}

function duplicateCause(lines: readonly string[], { line, column }: Span): Cause | undefined {
  const key = /^[\w-]+/.exec((lines[line - 1] ?? '').slice(column - 1))?.[0];
  if (key === undefined) return undefined;
  return {
    message: `Der Schlüssel „${key}“ steht in diesem Abschnitt zum zweiten Mal. Nur einer kann gelten.`,
    at: { line, column, length: key.length },
  };
}

/** Returns one fault for each run of neighbouring lines: a missing character explains the others, else the first does. */
function causes(faults: readonly SyntaxFault[]): SyntaxFault[] {
  const runs: SyntaxFault[][] = [];
  for (const fault of faults.toSorted((a, b) => a.span.line - b.span.line)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run !== undefined && last !== undefined && fault.span.line <= last.span.line + 1) run.push(fault);
    else runs.push([fault]);
  }
  return runs.flatMap(
    (run) => run.find(({ code }) => code === 'TAB_AS_INDENT') ?? run.find(({ code }) => code === 'MISSING_CHAR') ?? run[0] ?? [],
  );
}
