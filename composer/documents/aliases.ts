import { isAlias, visit, type Alias } from 'yaml';
import { isFlow } from './offsets.ts';
import { inlineOf } from './render.ts';
import { nodeAt, type Syntax } from './syntax.ts';
import type { DocumentPath } from '#config/reader/path.ts';

/** The text with the value itself in the place of each alias that an edit at one of the paths might touch; undefined without any. */
export function withoutAliases(syntax: Syntax, paths: readonly DocumentPath[], which: 'near' | 'all'): string | undefined {
  const near = paths.flatMap((path) => rangesOn(syntax, path));
  const found: Alias[] = [];
  visit(syntax.document, {
    Alias(_, alias) {
      const ranges = [alias.range, alias.resolve(syntax.document)?.range];
      if (which === 'all' || ranges.some((range) => range && near.some(([start, end]) => range[0] < end && start < range[1])))
        found.push(alias);
    },
  });
  if (found.length === 0) return undefined;
  return found
    .toSorted((a, b) => (b.range?.[0] ?? 0) - (a.range?.[0] ?? 0))
    .reduce((text, alias) => {
      const [start, end] = alias.range ?? [0, 0];
      return text.slice(0, start) + valueText(syntax, alias) + text.slice(end);
    }, syntax.text);
}

/** What an alias stands for: as its author has written it, where that is one line in brackets. */
function valueText({ text, document }: Syntax, alias: Alias): string {
  const node = alias.resolve(document);
  const written = isFlow(node) && node?.range ? text.slice(node.range[0], node.range[1]) : undefined;
  if (written !== undefined && !/[\r\n&*]/u.test(written)) return written;
  return inlineOf(node?.toJS(document) as unknown);
}

/** The deepest node at a path, and any alias on the way to it. */
function rangesOn(syntax: Syntax, path: DocumentPath): (readonly [number, number])[] {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = nodeAt(syntax, path.slice(0, depth));
    if (!node?.range) continue;
    return isAlias(node) || depth === path.length ? [[node.range[0], node.range[1]]] : [[node.range[0], node.range[0] + 1]];
  }
  return [];
}
