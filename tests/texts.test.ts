import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
/** Rooms whose messages inform visitors about outcomes. Blocks are excluded, because their texts are about their own subject. */
const ROOMS = '{site,client,renderer,subjects,blocks/kit}/**/*.{ts,tsx}';
/** Texts that only operators, editors and developers read, and descriptions of charts. */
const OTHERS = [
  /^site\/(gallery|build|public)\//,
  /^site\/pages\/(bausteine|health)\.tsx$/,
  /^site\/server\/(development|listen|findings-[a-z]+)\.ts$/,
  /^site\/(forms\/secret|config-store|provider-address)\.ts$/,
  /^blocks\/kit\/chart\//,
  // Descriptions that blocks of several families share.
  /^blocks\/kit\/(?:consent|currency)\//,
  /^subjects\/[^/]+\/instances\.ts$/,
  /\/generated\/|\/testing|\.test\.tsx?$/,
];
const GERMAN = /[äöüÄÖÜß„“]|\b(?:bitte|dein|deine|der|die|das|du|ein|eine|kein|keine|nicht|noch|wir)\b/iu;

/** Returns literals of a file that are German sentences: a text that ends like a sentence and has at least two words. */
function sentencesOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text =
      ts.isStringLiteralLike(node) || ts.isTemplateTail(node) || ts.isTemplateHead(node) || ts.isJsxText(node) ? node.text.trim() : '';
    if (/\S\s+\S.*[.!?]$/su.test(text) && GERMAN.test(text)) found.push(`${file}: ${text}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const files = globSync(ROOMS, { cwd: root }).filter((file) => !OTHERS.some((other) => other.test(file)));

it('[ERR-014] messages to visitors stand in the one catalogue, none beside it', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap(sentencesOf)).toEqual([]);
});

it('[ERR-014] the catalogue is in German', () => {
  const catalogue = ['messages.ts', 'call-messages.ts', 'form-messages.ts'].map((name) => `domain/texts/${name}`).flatMap(sentencesOf);
  expect(catalogue.length).toBeGreaterThan(30);
});
