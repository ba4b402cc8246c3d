import type { Finding } from './finding.ts';
import { codeFrame } from './frame.ts';
import type { Source, SyntaxFault } from './source.ts';
import { isHarmless, syntaxText } from './syntax-texts.ts';

/** The faults of the YAML itself. What follows from a fault on the same or the line before is left out. */
export function syntaxFindings({ file, text, syntaxFaults }: Source): Finding[] {
  return [...syntaxFaults.filter(({ code }) => isHarmless(code)), ...causes(syntaxFaults.filter(({ code }) => !isHarmless(code)))].map(
    ({ code, text: message, span }): Finding => ({
      severity: 'error',
      rule: isHarmless(code) ? 'duplicate-key' : 'yaml',
      file,
      line: span.line,
      column: span.column,
      path: '',
      message: syntaxText(code, message),
      frame: codeFrame(text, span),
    }),
  );
}

/** One fault of each run of neighbouring lines: a missing character explains the others, else the first does. */
function causes(faults: readonly SyntaxFault[]): SyntaxFault[] {
  const runs: SyntaxFault[][] = [];
  for (const fault of faults.toSorted((a, b) => a.span.line - b.span.line)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run !== undefined && last !== undefined && fault.span.line <= last.span.line + 1) run.push(fault);
    else runs.push([fault]);
  }
  return runs.flatMap((run) => run.find(({ code }) => code === 'MISSING_CHAR') ?? run[0] ?? []);
}
