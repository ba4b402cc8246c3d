import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { parse } from 'yaml';

/** A regular expression of the product, with its first position. */
export interface Pattern {
  readonly source: string;
  readonly flags: string;
  readonly at: string;
}

export interface Patterns {
  /** Literal expressions, in code and as `pattern` of schemas and contracts. */
  readonly written: readonly Pattern[];
  /** Expressions composed at run time: `file: expression`. */
  readonly composed: readonly string[];
}

/** Rooms whose code processes external input; generators, scripts and tests read only our own files. */
const ROOMS = '{blocks,client,composer,documents,domain,entrance,gateway,market,provider,renderer,site,subjects}';
const OWN = /\.test\.|\/testing\/|\/generated\/|\.vite\.|\/\.next\//u;

/** Finds all regular expressions of the product. */
export function collectPatterns(): Patterns {
  const found = new Map<string, Pattern>();
  const composed: string[] = [];
  const add = (source: string, flags: string, at: string): void => {
    const key = keyOf({ source, flags });
    if (!found.has(key)) found.set(key, { source, flags, at });
  };
  for (const file of globSync(`${ROOMS}/**/*.{ts,tsx}`)) {
    if (OWN.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    // Skips files without expressions, most of them, because parsing takes most of the time.
    if (!/RegExp|\/[a-z]*[,;.)\]\s]/u.test(text)) continue;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/');
        const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
        add(node.text.slice(1, end), node.text.slice(end + 1), `${file}:${line}`);
      } else if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText(source) === 'RegExp')
        composed.push(`${file}: ${node.arguments?.[0]?.getText(source) ?? ''}`);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  for (const file of globSync(['contracts/**/*.yaml', `{documents,blocks,subjects}/**/*schema.json`]))
    // Validators compile patterns of schemas with this flag.
    for (const source of patternsIn(parse(readFileSync(file, 'utf8')))) add(source, 'u', file);
  return { written: [...found.values()], composed: composed.toSorted() };
}

/** Returns the line of a pattern in the list of judged ones. */
export function keyOf({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string {
  return `/${source}/${flags}`;
}

function patternsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'pattern' && typeof inner === 'string' ? [inner] : patternsIn(inner)));
}
