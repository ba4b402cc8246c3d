import { parse } from 'yaml';
import type { Finding } from '../reader/finding.ts';
import { offsetOf } from '../reader/source.ts';

/** Change of one span of a text; everything around it is preserved. */
export interface Edit {
  /** Offset of the first character. */
  readonly start: number;
  /** Number of characters that are replaced. */
  readonly length: number;
  readonly text: string;
}

/**
 * Returns the changes that could fix a fault, each on its own: none if only the author knows the intended text, several if the text is
 * ambiguous and the documents must decide which one is right.
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

/** Returns the text after the change. */
export function applied(text: string, { start, length, text: replacement }: Edit): string {
  return text.slice(0, start) + replacement + text.slice(start + length);
}

const HARD = /^[\u00A0\u2007\u202F]+/u;

/** Replaces a hard space in front of a value by an ordinary one; removes it at the end of a line. */
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

/** Replaces tabs in front of a line and of all following lines that begin with tabs: they belong to one edit. */
function withoutTabs(text: string, at: number, width: number): Edit {
  const start = lineStart(text, at);
  const [block = ''] = /^(?:[ \t]*\t[^\n]*(?:\n|$))+/u.exec(text.slice(start)) ?? [];
  const mended = block.replaceAll(/^[ \t]+/gmu, (indent) => indent.replaceAll('\t', ' '.repeat(width)));
  return { start, length: block.length, text: mended };
}

/** Returns true if a suggestion is YAML with the same letters as the written text and other punctuation. */
function isSource({ rule, suggestion = '' }: Finding, written: string): boolean {
  if (rule === 'wide-colon') return true;
  if (rule === 'cut-text') return false;
  if (/^[„“”‚‘’«»]/u.test(written) && letters(written) === letters(suggestion)) return true;
  const isAboutForm = rule === 'yaml' || rule === 'missing-quotes' || rule === 'wrong-type';
  return isAboutForm && written !== suggestion && letters(written) === letters(suggestion) && letters(suggestion) !== '';
}

/**
 * Removes characters that only affect how a text is written: quotes, spaces, the dash of a list. Colons and commas have a meaning and are
 * kept.
 */
function letters(text: string): string {
  return text.replace(/^\s*[-–—−‐•*]\s*/u, '').replaceAll(/[\s'"„“”‚‘’«»]/gu, '');
}

/** Puts a name into the quotes of the name that it replaces. */
function asWritten(written: string, value: string): string | undefined {
  const quote = /^(['"]).*\1$/su.exec(written)?.[1];
  if (quote === '"') return /["\\]/u.test(value) ? undefined : `"${value}"`;
  if (quote === "'") return `'${value.replaceAll("'", "''")}'`;
  if (/^[&*!|>]/u.test(written)) return undefined;
  return isPlain(value) ? value : `'${value.replaceAll("'", "''")}'`;
}

/** Returns true if a value reads the same without quotes, also between brackets and as a key. A number stays a number. */
function isPlain(value: string): boolean {
  try {
    return /^-?\d+$/u.test(value) || JSON.stringify(parse(`[{ ${value}: ${value} }]`)) === JSON.stringify([{ [value]: value }]);
  } catch {
    return false;
  }
}
