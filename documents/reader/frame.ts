import { linesOf } from './lines.ts';

/** Span of a text: line and column of its start, counted from 1, and its length on that line. */
export interface Span {
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

const CONTEXT = 2;
const WIDTH = 120;

/** Returns the numbered lines around a span with a marker under it. */
export function codeFrame(text: string, { line, column, length }: Span): string {
  const lines = linesOf(text);
  const first = Math.max(1, line - CONTEXT);
  const last = Math.min(lines.length, line + CONTEXT);
  const gutter = String(last).length;
  const frame: string[] = [];
  for (let number = first; number <= last; number += 1) {
    const content = lines[number - 1] ?? '';
    const shown = content.length > WIDTH ? `${content.slice(0, WIDTH)}…` : content;
    frame.push(`${number === line ? '>' : ' '} ${String(number).padStart(gutter)} | ${shown}`.trimEnd());
    if (number !== line) continue;
    const start = Math.min(column - 1, shown.length);
    const indent = content.slice(0, start).replaceAll(/[^\t]/g, ' ');
    const marker = '^'.repeat(Math.max(1, Math.min(length, shown.length - start)));
    frame.push(`  ${' '.repeat(gutter)} | ${indent}${marker}`);
  }
  return frame.join('\n');
}
