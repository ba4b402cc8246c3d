import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { ONE_WORD } from './one-word-list.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const filesOf = (pattern: string, not: RegExp): readonly string[] => globSync(pattern, { cwd: root }).filter((file) => !not.test(file));

/** Returns texts of a module that a visitor may read: literals and text of elements, not names in code. */
function textsOfModule(file: string): readonly string[] {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isJsxText(node))
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Returns all texts of a document except keys, names of instruments and comments. */
function textsOfDocument(file: string): readonly string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === 'string') found.push(value);
    else if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(parse(read(file), { logLevel: 'silent' }));
  return found;
}

/** Returns true for an address, which consists of names of pages and others, not of words. */
const isAddress = (text: string): boolean => /^(?:https?:|\/)\S*$/u.test(text);
/** Names of funds that contain one of the words. */
const NAMES = /(?:Falkenried|Perlach) USA/u;

function faultsIn(files: readonly string[], textsOf: (file: string) => readonly string[]): readonly string[] {
  return files.flatMap((file) =>
    textsOf(file)
      .filter((text) => !isAddress(text) && !NAMES.test(text))
      .flatMap((text) =>
        ONE_WORD.filter(({ not }) => not.test(text)).map(({ word }) => `${file}: „${text.trim().slice(0, 80)}“, said elsewhere: ${word}`),
      ),
  );
}

it('Blocks, renderer and site call one thing by one word', () => {
  const files = filesOf(
    '{blocks,renderer,site,subjects,domain/texts,domain/format}/**/*.{ts,tsx}',
    /\/generated\/|\.test\.|\/testing|site\/(?:\.next|gallery|public)\//u,
  );
  expect(files.length).toBeGreaterThan(300);
  expect(faultsIn(files, textsOfModule)).toEqual([]);
});

it('Contracts name the fields of answers by the same words', () => {
  expect(faultsIn(filesOf('contracts/http/*.yaml', /never/u), textsOfDocument)).toEqual([]);
});

it('Shipped pages, layouts and lists use the same words', () => {
  expect(faultsIn(filesOf('config/{pages,layouts,block-lists}/**/*.yaml', /never/u), textsOfDocument)).toEqual([]);
  expect(faultsIn(filesOf('config/*.yaml', /never/u), textsOfDocument)).toEqual([]);
});
