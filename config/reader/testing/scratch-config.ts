import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { assemble } from '../assemble.ts';
import type { Finding } from '../finding.ts';
import { folderSource } from '../folder-source.ts';
import { readDocument, type ReadDocument } from '../read-document.ts';

/** New text of a file, a change of its text, or null to remove it. */
export type Edit = string | ((text: string) => string) | null;

/** The folder of the shipped configuration. */
export const shippedConfig = join(import.meta.dirname, '../..');

const shipped = folderSource(shippedConfig);
const shippedTexts = new Map(shipped.list().map(({ file }) => [file, shipped.read(file) ?? '']));
const shippedDocuments = new Map<string, ReadDocument | undefined>();

function shippedDocument(file: string): ReadDocument | undefined {
  if (!shippedDocuments.has(file)) shippedDocuments.set(file, readDocument(file, shippedTexts.get(file) ?? ''));
  return shippedDocuments.get(file);
}

/** The findings of the shipped configuration after the edits, without touching a disk. */
export function findingsAfter(edits: Readonly<Record<string, Edit>>): readonly Finding[] {
  const names = [...new Set([...shippedTexts.keys(), ...Object.keys(edits)])].filter((file) => edits[file] !== null).toSorted();
  const files = names.map((file) => {
    const edit = edits[file];
    if (edit === undefined || edit === null) return { file, document: shippedDocument(file) };
    return { file, document: readDocument(file, edited(shippedTexts.get(file) ?? '', edit, file)) };
  });
  return assemble(files).findings;
}

/** The only finding after the edits. */
export function findingAfter(edits: Readonly<Record<string, Edit>>): Finding {
  const findings = findingsAfter(edits);
  const [finding] = findings;
  if (finding === undefined || findings.length > 1) throw new Error(`Expected one finding, got ${JSON.stringify(findings, null, 2)}`);
  return finding;
}

/** A copy of the shipped documents in a temporary folder. */
export function scratchConfig(edits: Readonly<Record<string, Edit>> = {}): string {
  const directory = mkdtempSync(join(tmpdir(), 'parkett-config-'));
  for (const file of shippedTexts.keys()) cpSync(join(shippedConfig, file), join(directory, file));
  for (const [file, edit] of Object.entries(edits)) applyEdit(directory, file, edit);
  return directory;
}

/** Changes one file on disk. */
export function applyEdit(directory: string, file: string, edit: Edit): void {
  const path = join(directory, file);
  if (edit === null) {
    rmSync(path);
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof edit === 'string' ? edit : edited(readFileSync(path, 'utf8'), edit, file));
}

/** Replaces a text once; for `findingAfter({ 'site.yaml': swap('a', 'b') })`. */
export function swap(from: string | RegExp, to: string): (text: string) => string {
  return (text) => text.replace(from, () => to);
}

/** An edit that changes nothing is a mistake in the test. */
function edited(text: string, edit: Exclude<Edit, null>, file: string): string {
  const after = typeof edit === 'string' ? edit : edit(text);
  if (after === text) throw new Error(`The edit of ${file} changes nothing.`);
  return after;
}
