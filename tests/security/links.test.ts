import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/**
 * Functions that return only safe addresses, or addresses of the portal: a fixed path, or the path of the page itself, followed by encoded
 * names.
 */
const BUILDERS = new Set(
  (
    'safeHref ownAddress ownViewAddress pathOf subPagePath searchPath selectionPath conversionPath ' +
    'addressOf csvAddress loginAddress loginButtonAddress siteImageUrl'
  ).split(' '),
);
/** Texts that such a function has returned elsewhere, or the path of a page, which the configuration check verifies. */
const MADE_ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  'blocks/article/podcast-player/chapters.client.tsx': ['source'],
  'blocks/book/order-book/upsell.tsx': ['login'],
  'blocks/data/data-table/block.tsx': ['href'],
  'blocks/data/movers/block.tsx': ['href'],
  'blocks/derivative/derivative-facts/live.client.tsx': ['path'],
  'blocks/finder/finder/saved-search.tsx': ['finder'],
  'blocks/finder/finder/saved.client.tsx': ['page'],
  'blocks/instrument/full-chart/controls.tsx': ['href'],
  'blocks/instrument/full-chart/found-to-compare.tsx': ['href'],
  'blocks/instrument/full-chart/draw-panel.tsx': ['chart.offer.href'],
  'blocks/instrument/full-chart/indicator-panel.tsx': ['chart.href', 'chart.offer.href'],
  'blocks/instrument/full-chart/overlay-legend.tsx': ['chart.href'],
  'blocks/instrument/price-chart/chart-view.tsx': ['chart.href'],
  'blocks/kit/data-table.tsx': ['column.sort.href'],
  'blocks/kit/paging.tsx': ['href(Math.min(page, count) - 1)', 'href(index)', 'href(page + 1)'],
  'blocks/market/letter-list/block.tsx': ['section'],
  'blocks/market/ranking/block.tsx': ['each.path'],
  'blocks/personal/device-list/block.tsx': ['logout'],
  'blocks/personal/saved-search-list/block.tsx': ['path', 'page'],
  'blocks/personal/watchlist-lists/block.tsx': ['page'],
  'blocks/shell/search-box/live.client.tsx': ['places.start'],
  'site/document/head.tsx': ['href', 'print', 'canonical', 'address'],
};
/** Rooms that render pages of the portal. */
const files = ['blocks', 'renderer', 'site'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.') && !name.includes('/testing'))
    .map((name) => `${room}/${name}`),
);

/** Fixed prefixes after which no address can lead to another host. */
const FIXED = /^(?:#|\/(?:[a-z{?#]|$)|mailto:|tel:)/u;

function isOwn(expression: ts.Expression, source: ts.SourceFile, depth = 0): boolean {
  if (depth > 6) return false;
  if (MADE_ELSEWHERE[source.fileName]?.includes(expression.getText(source)) === true) return true;
  const again = (other: ts.Expression): boolean => isOwn(other, source, depth + 1);
  if (ts.isParenthesizedExpression(expression) || ts.isNonNullExpression(expression) || ts.isAsExpression(expression))
    return again(expression.expression);
  if (ts.isStringLiteral(expression) || ts.isNoSubstitutionTemplateLiteral(expression))
    return expression.text === '/' || FIXED.test(expression.text);
  if (ts.isTemplateExpression(expression)) {
    const [first] = expression.templateSpans;
    return expression.head.text === '' ? first !== undefined && again(first.expression) : FIXED.test(expression.head.text);
  }
  if (ts.isConditionalExpression(expression)) return again(expression.whenTrue) && again(expression.whenFalse);
  if (ts.isBinaryExpression(expression)) {
    if (expression.operatorToken.kind === ts.SyntaxKind.PlusToken) return again(expression.left);
    return again(expression.left) && again(expression.right);
  }
  if (ts.isCallExpression(expression)) return BUILDERS.has(expression.expression.getText(source));
  if (ts.isIdentifier(expression)) {
    if (expression.text === 'undefined' || /^[A-Z_]+$/u.test(expression.text)) return true;
    const declared = declarationOf(expression.text, source);
    return declared !== undefined && again(declared);
  }
  return ts.isPropertyAccessExpression(expression) && expression.getText(source) === 'page.path';
}

function declarationOf(name: string, source: ts.SourceFile): ts.Expression | undefined {
  let found: ts.Expression | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name) found = node.initializer;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Returns links of a file whose address may be anything. */
function outsideLinks(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isJsxAttribute(node) &&
      node.name.getText(source) === 'href' &&
      node.initializer !== undefined &&
      ts.isJsxExpression(node.initializer)
    ) {
      const { expression } = node.initializer;
      if (expression !== undefined && !isOwn(expression, source)) found.push(`${file}: ${expression.getText(source)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe('Links of pages', () => {
  it('pass through safeHref, where their address comes from a document or the provider', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((file) => outsideLinks(file, readFileSync(file, 'utf8')))).toEqual([]);
  });
  it.each(['link', 'props.link', '`${link}/a`', "'//host'", '`//${host}`', "link ?? '/'", 'isOwn ? link : undefined', 'linkOf(entry)'])(
    'are found when they do not: href={%s}',
    (expression) => {
      expect(outsideLinks('blocks/a/block.tsx', `export const A = () => <a href={${expression}}>A</a>;`)).toHaveLength(1);
    },
  );
  it.each(['safeHref(link)', '`/news/${name}`', "'#a'", "query === '' ? '/a' : `/a?${query}`"])(
    'are taken when they do: href={%s}',
    (expression) => {
      expect(outsideLinks('blocks/a/block.tsx', `export const A = () => <a href={${expression}}>A</a>;`)).toEqual([]);
    },
  );
  it('are made elsewhere only where the table says so', () => {
    const unused = Object.entries(MADE_ELSEWHERE).flatMap(([file, texts]) =>
      texts.filter((text) => !readFileSync(file, 'utf8').includes(text)),
    );
    expect(unused).toEqual([]);
  });
});
