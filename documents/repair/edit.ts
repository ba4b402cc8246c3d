import { parse } from 'yaml';
import type { Finding } from '../reader/finding.ts';
import { offsetOf } from '../reader/source.ts';

/** A change of one stretch of a text; everything around it stays as it is. */
export interface Edit {
  /** Offset of the first character. */
  readonly start: number;
  /** Characters that go. */
  readonly length: number;
  readonly text: string;
}

/**
 * The changes that would mend a fault, each for itself: none where only its author knows what was meant, several where the text
 * says more than one thing and the documents have to tell which of them is right.
 */
export function editsFor(finding: Finding, text: string): readonly Edit[] {
  const start = offsetOf(text, finding);
  const written = text.slice(start, start + finding.length);
  if (finding.rule === 'hard-space') return [spaces(text, start)];
  if (finding.rule === 'hidden-character') return [{ start, length: 1, text: '' }];
  if (finding.rule === 'yaml' && isIndentedByTab(text, start)) return [0, 2, 4, 8].map((width) => withoutTabs(text, start, width));
  if (finding.suggestion === undefined || written === '' || written.includes('\n')) return [];
  if (isSource(finding, written)) return [{ start, length: finding.length, text: finding.suggestion }];
  const source = finding.isCertain ? asWritten(written, finding.suggestion) : undefined;
  return source === undefined ? [] : [{ start, length: finding.length, text: source }];
}

/** The text with the change. */
export function applied(text: string, { start, length, text: replacement }: Edit): string {
  return text.slice(0, start) + replacement + text.slice(start + length);
}

const HARD = /^[\u00A0\u2007\u202F]+/u;

/** An ordinary space for a hard one in front of a value, nothing at the end of a line. */
function spaces(text: string, start: number): Edit {
  const { length } = HARD.exec(text.slice(start))?.[0] ?? ' ';
  return /^[ \t]*(?:\r?\n|$)/u.test(text.slice(start + length)) ? { start, length, text: '' } : { start, length, text: ' '.repeat(length) };
}

function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

function isIndentedByTab(text: string, at: number): boolean {
  return /^ *\t/u.test(text.slice(lineStart(text, at)));
}

/** Spaces for the tabs in front of a line and of all that follow it with tabs of their own: an editor wrote them in one go. */
function withoutTabs(text: string, at: number, width: number): Edit {
  const start = lineStart(text, at);
  const [block = ''] = /^(?:[ \t]*\t[^\n]*(?:\n|$))+/u.exec(text.slice(start)) ?? [];
  const mended = block.replaceAll(/^[ \t]+/gmu, (indent) => indent.replaceAll('\t', ' '.repeat(width)));
  return { start, length: block.length, text: mended };
}

/** Whether a suggestion is YAML that says with other signs what was written, letter by letter. */
function isSource({ rule, suggestion = '' }: Finding, written: string): boolean {
  if (rule === 'wide-colon') return true;
  if (rule === 'cut-text') return false;
  if (/^[„“”‚‘’«»]/u.test(written) && letters(written) === letters(suggestion)) return true;
  const isAboutForm = rule === 'yaml' || rule === 'missing-quotes' || rule === 'wrong-type';
  return isAboutForm && written !== suggestion && letters(written) === letters(suggestion) && letters(suggestion) !== '';
}

/** A text without what only says how it is written: quotes, spaces, the dash of a list. A colon or comma says more. */
function letters(text: string): string {
  return text.replace(/^\s*[-–—−‐•*]\s*/u, '').replaceAll(/[\s'"„“”‚‘’«»]/gu, '');
}

/** A name in the quotes of the one that it replaces. */
function asWritten(written: string, value: string): string | undefined {
  const quote = /^(['"]).*\1$/su.exec(written)?.[1];
  if (quote === '"') return /["\\]/u.test(value) ? undefined : `"${value}"`;
  if (quote === "'") return `'${value.replaceAll("'", "''")}'`;
  if (/^[&*!|>]/u.test(written)) return undefined;
  return isPlain(value) ? value : `'${value.replaceAll("'", "''")}'`;
}

/** Whether a value reads the same without quotes, also between brackets and as a key. A number stays one. */
function isPlain(value: string): boolean {
  try {
    return /^-?\d+$/u.test(value) || JSON.stringify(parse(`[{ ${value}: ${value} }]`)) === JSON.stringify([{ [value]: value }]);
  } catch {
    return false;
  }
}
