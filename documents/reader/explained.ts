import { codeFrame } from './frame.ts';
import type { Finding } from './finding.ts';
import { linesOf } from './lines.ts';
import type { Source } from './source.ts';
import { lineCause, typographicAt } from './line-cause.ts';
import { quoted, type Cause } from './cause.ts';
import { dashCause } from './syntax-cause.ts';
import { textFindings } from './text-findings.ts';

/** Reports texts that begin with a placeholder or parameter and lack the quotes: YAML takes `{issuer.name}` for a section with a key. */
function unquotedPlaceholders(file: string, text: string): Finding[] {
  return linesOf(text).flatMap((line, index): Finding[] => {
    const [, before, value] = /^(\s*(?:- +)?[A-Za-z][\w-]*:\s+)(\{\w+(?:\.\w+)?\}.*)$/.exec(line) ?? [];
    if (before === undefined || value === undefined) return [];
    const span = { line: index + 1, column: before.length + 1, length: value.trimEnd().length };
    return [
      {
        severity: 'error',
        rule: 'missing-quotes',
        file,
        line: span.line,
        column: span.column,
        length: span.length,
        path: '',
        message: 'Ein Text, der mit { beginnt, gehört in Anführungszeichen.',
        expected: 'ein Text in einfachen Anführungszeichen',
        suggestion: quoted(value.trimEnd()),
        frame: codeFrame(text, span),
      },
    ];
  });
}

/** Replaces findings that only follow from missing quotes by a finding about the quotes. */
function withUnquoted({ file, text }: Source, findings: readonly Finding[]): readonly Finding[] {
  if (findings.length === 0) return findings;
  const unquoted = unquotedPlaceholders(file, text);
  if (unquoted.length === 0) return findings;
  const lines = new Set(unquoted.map(({ line }) => line));
  return [
    ...unquoted,
    ...findings.filter((finding) => finding.file !== file || !(lines.has(finding.line) || finding.message.includes('„“'))),
  ];
}

/**
 * Returns the findings of a document with their true causes: consequences of a character, a missing quote or comma are replaced by a
 * finding about that cause.
 */
export function explained(source: Source, findings: readonly Finding[]): readonly Finding[] {
  const { file, text } = source;
  const ofText = textFindings(file, text);
  const causes = ofText.map(({ finding }) => finding);
  if (ofText.some(({ explains }) => explains === 'document')) return causes;
  const lines = new Set(causes.map(({ line }) => line));
  const rest = findings.filter((finding) => !isAfter(finding, lines, file));
  const told = distinctLines([
    ...causes,
    ...withUnquoted(
      source,
      notIndented(
        source,
        rest.map((finding) => ofLine(source, finding)),
      ),
    ),
  ]);
  return told.map((finding) => (finding.file === file ? withoutComment(finding, text) : finding));
}

/** Ends the value to quote before the comment that follows it. */
function withoutComment(finding: Finding, text: string): Finding {
  const { rule, line, column, length, suggestion } = finding;
  if (rule === 'cut-text' || suggestion?.endsWith("'") !== true) return finding;
  const written = (linesOf(text)[line - 1] ?? '').slice(column - 1, column - 1 + length);
  const at = written.search(/(?<!\s)\s+#(?:\s|$)/u);
  const comment = at < 0 || /^['"]/u.test(written) ? '' : written.slice(at);
  if (comment === '' || !suggestion.endsWith(`${comment.replaceAll("'", "''")}'`)) return finding;
  const span = { line, column, length: length - comment.length };
  return { ...finding, length: span.length, suggestion: quoted(written.slice(0, at)), frame: codeFrame(text, span) };
}

/** Reports keys that are written beside the empty key that they belong to: `body:` and `main:` below it, with the same indentation. */
function notIndented({ file, text }: Source, findings: readonly Finding[]): readonly Finding[] {
  const lines = linesOf(text);
  const empty = new Map(
    findings.flatMap((finding) => (finding.file === file && finding.rule === 'empty-value' ? [[finding.line, finding]] : [])),
  );
  const gone = new Set<Finding>();
  const told = findings.map((finding): Finding => {
    const above = empty.get(finding.line - 1);
    const around = /^\s*([\w-]+):\s*$/u.exec(lines[finding.line - 2] ?? '')?.[1];
    if (finding.rule !== 'unknown-key' || above === undefined || around === undefined || above.column !== finding.column) return finding;
    gone.add(above);
    const { suggestion: _, isCertain: __, ...rest } = finding;
    const key = finding.path.split('.').at(-1);
    return {
      ...rest,
      message: `„${key}“ muss weiter eingerückt sein, wenn es zu „${around}“ in der Zeile darüber gehört; so ist „${around}“ leer.`,
      expected: 'zwei Leerzeichen mehr am Anfang der Zeile',
    };
  });
  return told.filter((finding) => !gone.has(finding));
}

/** Returns true if a finding results from such a character: it is on the same line, or a YAML fault on any later line. */
function isAfter({ file, line, rule }: Finding, lines: ReadonlySet<number>, own: string): boolean {
  if (file !== own || lines.size === 0) return false;
  return lines.has(line) || (rule === 'yaml' && line >= Math.min(...lines) - 1);
}

/** Rules about the content of a value; a mistake in its notation may be the true cause. */
const WRITTEN = new Set([
  'yaml',
  'empty-value',
  'wrong-type',
  'wrong-form',
  'wrong-value',
  'unknown-key',
  'wrong-size',
  'wrong-route',
  'unknown-block',
]);

function ofLine({ file, text }: Source, finding: Finding): Finding {
  if (finding.file !== file) return finding;
  const written = lineOf(text, finding);
  const dash = WRITTEN.has(finding.rule) || finding.rule === 'duplicate-key' ? dashCause(written, finding.line) : undefined;
  if (dash !== undefined || !WRITTEN.has(finding.rule)) return because(text, finding, dash);
  return because(text, finding, lineCause(written, finding.line) ?? typographicAt(written, finding));
}

/** Removes quotes that are part of a name which does not exist because of them. */
export function withoutQuotes({ text }: Source, finding: Finding): Finding {
  return because(text, finding, typographicAt(lineOf(text, finding), finding));
}

function lineOf(text: string, { line }: Finding): string {
  return linesOf(text)[line - 1] ?? '';
}

function because(text: string, finding: Finding, cause: Cause | undefined): Finding {
  if (cause?.at === undefined) return finding;
  const { suggestion: _, expected: __, isCertain: ___, ...rest } = finding;
  return {
    ...rest,
    line: cause.at.line,
    column: cause.at.column,
    length: cause.at.length,
    message: cause.message,
    ...(cause.suggestion === undefined ? {} : { suggestion: cause.suggestion }),
    frame: codeFrame(text, cause.at),
  };
}

/** Drops equal findings at one place: one cause explains several findings. */
function distinctLines(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ file, line, column, message }) => {
    const key = `${file}:${line}:${column} ${message}`;
    return !seen.has(key) && seen.add(key);
  });
}
