import { isAlias, type Node } from 'yaml';
import { isFlow } from './offsets.ts';
import { inlineOf } from './render.ts';
import { nodeAt, type Syntax } from './syntax.ts';
import type { DocumentPath } from '#documents/reader/path.ts';
import { aliasTargets } from '#documents/reader/yaml-tree.ts';

/**
 * Returns the text with aliases replaced by their values: all of them, or those that an edit at one of the paths may affect. undefined if
 * there are none.
 */
export function withoutAliases(syntax: Syntax, paths: readonly DocumentPath[], which: 'near' | 'all'): string | undefined {
  const near = paths.flatMap((path) => rangesOn(syntax, path));
  const found = [...aliasTargets(syntax.document)].filter(([alias, target]) => {
    const ranges = [alias.range, target?.range];
    return which === 'all' || ranges.some((range) => range && near.some(([start, end]) => range[0] < end && start < range[1]));
  });
  if (found.length === 0) return undefined;
  const parts: string[] = [];
  let done = 0;
  for (const [alias, target] of found.toSorted(([a], [b]) => (a.range?.[0] ?? 0) - (b.range?.[0] ?? 0))) {
    const [start, end] = alias.range ?? [done, done];
    parts.push(syntax.text.slice(done, start), valueText(syntax, target));
    done = end;
  }
  return parts.join('') + syntax.text.slice(done);
}

/** Text for the value of an alias: the author's own text if it is one line in brackets. */
function valueText({ text, document }: Syntax, target: Node | undefined): string {
  const written = isFlow(target) && target?.range ? text.slice(target.range[0], target.range[1]) : undefined;
  if (written !== undefined && !/[\r\n&*]/u.test(written)) return written;
  return inlineOf(target?.toJS(document));
}

/** Ranges of the deepest existing node along a path, or of an alias on the way to it. */
function rangesOn(syntax: Syntax, path: DocumentPath): (readonly [number, number])[] {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = nodeAt(syntax, path.slice(0, depth));
    if (!node?.range) continue;
    return isAlias(node) || depth === path.length ? [[node.range[0], node.range[1]]] : [[node.range[0], node.range[0] + 1]];
  }
  return [];
}
