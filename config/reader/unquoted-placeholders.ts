import { codeFrame } from './frame.ts';
import type { Finding } from './finding.ts';
import type { Source } from './source.ts';
import { quoted } from './syntax-cause.ts';

/** Texts that begin with a placeholder or parameter and lack the quotes: YAML takes `{issuer.name}` for a section with a key. */
function unquotedPlaceholders(file: string, text: string): Finding[] {
  return text.split(/\r?\n/).flatMap((line, index): Finding[] => {
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
        path: '',
        message: 'Ein Text, der mit { beginnt, gehört in Anführungszeichen.',
        expected: 'ein Text in einfachen Anführungszeichen',
        suggestion: quoted(value.trimEnd()),
        frame: codeFrame(text, span),
      },
    ];
  });
}

/** The findings of a document; what only follows from missing quotes gives way to a finding that says so. */
export function withUnquoted({ file, text }: Source, findings: readonly Finding[]): readonly Finding[] {
  if (findings.length === 0) return findings;
  const unquoted = unquotedPlaceholders(file, text);
  if (unquoted.length === 0) return findings;
  const lines = new Set(unquoted.map(({ line }) => line));
  return [
    ...unquoted,
    ...findings.filter((finding) => finding.file !== file || !(lines.has(finding.line) || finding.message.includes('„“'))),
  ];
}
