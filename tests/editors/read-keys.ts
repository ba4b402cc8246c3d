import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { createProgram } from '#codegen/impact/program.ts';

/**
 * Files that render or serve the configuration, or generate constants from it. A key that only the checker reads has no effect for a
 * visitor.
 */
const READERS = [
  'blocks',
  'renderer',
  'site',
  'subjects',
  'domain',
  'documents/rules',
  'documents/routes',
  'documents/reader/layouts',
  'codegen/products',
  'codegen/analytics',
];
const NOT_READ = new Set(['.next', 'public', 'generated', 'node_modules', 'testing']);
const NO_SOURCE = /\.test\.tsx?$|\.d\.ts$|\.config\.ts$|(^|\/)test(ing)?[-.]/;
/** Types that codegen derives from the schemas: one interface for each kind of document and block. */
const DECLARED = ['documents/generated/types.ts', 'blocks/generated/props.ts'];
/** Keys that only identify a block, or the part of the page to which a type belongs. */
const TAGS = /^\w+Props\.type$|^PropsByType\.|^PlaceholdersBySubject\./;

/**
 * Returns keys of the configuration and of blocks that no program reads, as `Site.claim`, by the type checker. A key also counts as read if
 * a handwritten type that replaces the generated one has a key of that name.
 * @param instead replacement text of some files
 */
export function unreadKeys(root: string, instead: ReadonlyMap<string, string> = new Map()): string[] {
  const files = READERS.flatMap((room) =>
    globSync('**/*.{ts,tsx}', { cwd: join(root, room), exclude: (name) => NOT_READ.has(basename(name)) })
      .filter((path) => !NO_SOURCE.test(path))
      .map((path) => join(root, room, path)),
  );
  const program = createProgram(root, files, instead);
  const keys = declaredKeys(DECLARED.map((file) => program.getSourceFile(join(root, file))));
  const read = readIn(
    program,
    files.map((file) => program.getSourceFile(file)),
    new Set([...keys.values()].map(lastName)),
  );
  const readKeys = new Set([...keys].filter(([declaration]) => read.declarations.has(declaration)).map(([, key]) => key));
  const inPages = readByPages(root);
  const unread = [...keys.values()].filter(
    (key) => !TAGS.test(key) && !readKeys.has(key) && !read.names.has(lastName(key)) && !inPages.some((path) => isAt(key, path)),
  );
  return [...new Set(unread)].toSorted();
}

/** Returns the paths from which pages take parameters of calls: `{ subject: finderFilters.idIssuer }`. */
function readByPages(root: string): readonly string[] {
  const documents = globSync('config/{pages,layouts,block-lists}/**/*.yaml', { cwd: root }).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );
  const paths = documents.flatMap((text) => Array.from(text.matchAll(/\{ *subject: *([\w.]+) *\}/gu), ([, path = '']) => path));
  return paths.flatMap((path) => path.split('.').map((_name, index, names) => names.slice(0, index + 1).join('.')));
}

/** Returns true if a path leads to a key: the key's type has the name of the enclosing part of the path. */
function isAt(key: string, path: string): boolean {
  const [name = '', around] = path.split('.').toReversed();
  const [own = '', type = ''] = key.split('.').toReversed();
  return own === name && (around === undefined || type.toLowerCase() === around.toLowerCase());
}

function lastName(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
}

/** Returns every property of the generated types with the enclosing names. */
function declaredKeys(sources: readonly (ts.SourceFile | undefined)[]): Map<ts.Declaration, string> {
  const keys = new Map<ts.Declaration, string>();
  const visit = (node: ts.Node, around: string): void => {
    const isType = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
    const name = isType ? node.name.text : ts.isPropertySignature(node) ? `${around}.${keyOf(node.name)}` : around;
    if (ts.isPropertySignature(node)) keys.set(node, name);
    ts.forEachChild(node, (child) => visit(child, name));
  };
  for (const source of sources) if (source !== undefined) visit(source, '');
  return keys;
}

function keyOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();
}

interface Read {
  readonly declarations: ReadonlySet<ts.Declaration>;
  /** Keys of handwritten types. */
  readonly names: ReadonlySet<string>;
}

function readIn(program: ts.Program, sources: readonly (ts.SourceFile | undefined)[], wanted: ReadonlySet<string>): Read {
  const checker = program.getTypeChecker();
  const declarations = new Set<ts.Declaration>();
  const names = new Set<string>();
  const use = (symbol: ts.Symbol | undefined): void => {
    for (const declaration of symbol?.declarations ?? []) {
      declarations.add(declaration);
      const { fileName } = declaration.getSourceFile();
      if (!fileName.includes('/generated/') && !fileName.includes('/node_modules/')) names.add(symbol?.name ?? '');
    }
  };
  const useKey = (holder: ts.Type, key: string): void => {
    if (wanted.has(key)) for (const type of holder.isUnion() ? holder.types : [holder]) use(type.getProperty(key));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && wanted.has(node.name.text)) use(checker.getSymbolAtLocation(node.name));
    if (ts.isElementAccessExpression(node)) {
      const key = checker.getTypeAtLocation(node.argumentExpression);
      const holder = checker.getNonNullableType(checker.getTypeAtLocation(node.expression));
      for (const one of key.isUnion() ? key.types : [key]) if (one.isStringLiteral()) useKey(holder, one.value);
    }
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && node.dotDotDotToken === undefined) {
      const key = node.propertyName ?? node.name;
      if (ts.isIdentifier(key) || ts.isStringLiteral(key)) useKey(checker.getTypeAtLocation(node.parent), key.text);
    }
    ts.forEachChild(node, visit);
  };
  for (const source of sources) if (source !== undefined) visit(source);
  return { declarations, names };
}
