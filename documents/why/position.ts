import { isMap, isNode, isScalar, isSeq, type Node } from 'yaml';
import type { DocumentPath } from '../reader/path.ts';
import { offsetOf } from '../reader/source.ts';
import { treeOf } from '../reader/yaml-tree.ts';
import { WhyProblem } from './problem.ts';

/**
 * Returns the innermost part of a document around a place in its text; a key stands for the part that it names.
 * @param line counted from 1
 * @param column counted from 1; defaults to the first character of the line, as for a column before it
 * @throws WhyProblem when the text has no such line, or the line is empty
 */
export function pathAt(text: string, line: number, column?: number): DocumentPath {
  const lines = text.split(/\r?\n/u);
  const written = lines[line - 1];
  if (written === undefined || line < 1) throw new WhyProblem(`Eine Zeile ${line} gibt es nicht: Die Datei hat ${lines.length} Zeilen.`);
  if (/^\s*(?:#.*)?$/u.test(written))
    throw new WhyProblem(`In Zeile ${line} steht kein Wert, nur ${written.trim() === '' ? 'Leere' : 'ein Kommentar'}.`);
  const first = written.search(/[^\s-]/u) + 1;
  return inside(treeOf(text).contents, offsetOf(text, { line, column: Math.max(first, column ?? 1) }));
}

function inside(node: unknown, offset: number): DocumentPath {
  if (isSeq(node)) {
    const index = node.items.findIndex((item) => isNode(item) && covers(item, offset));
    return index < 0 ? [] : [index, ...inside(node.items[index], offset)];
  }
  if (!isMap(node)) return [];
  for (const { key, value } of node.items) {
    if (!isScalar(key)) continue;
    const name = String(key.value);
    if (covers(key, offset)) return [name];
    if (isNode(value) && covers(value, offset)) return [name, ...inside(value, offset)];
  }
  return [];
}

function covers({ range }: Node, offset: number): boolean {
  return range !== undefined && range !== null && range[0] <= offset && offset < Math.max(range[1], range[0] + 1);
}
