import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { assemble, type LoadedConfig } from '../assemble.ts';
import type { ConfigSource } from '../config-source.ts';
import type { Finding } from '../finding.ts';
import { folderSource } from '../folder-source.ts';
import { withContent } from '../content-source.ts';
import { imagesIn, recordingsBeside } from '../image-files.ts';
import { instrumentFindings, instrumentsIn, keyOf, type NamedInstrument } from '../instruments.ts';
import { looksLikeText } from '../looks-like.ts';
import { repaired, type Repaired } from '../../repair/repair.ts';
import { readDocument, type ReadDocument } from '../read-document.ts';

/** New text of a file, a change of its text, or null to remove it. */
export type Edit = string | ((text: string) => string) | null;

/** Folder of the shipped configuration. */
export const shippedConfig = join(import.meta.dirname, '../../../config');

/** Documents of tests only, which makes tests independent of the editors' documents. */
export const fixtureConfig = join(import.meta.dirname, '../../../tests/fixtures/editorial/config');
/** Articles of tests, for the same reason. */
export const fixtureContent = join(import.meta.dirname, '../../../tests/fixtures/editorial/content');

const fixture = withContent(folderSource(fixtureConfig), folderSource(fixtureContent));
/** Folder of the portal's pictures; its recordings lie beside it. */
const images = join(import.meta.dirname, '../../../site/public/bilder');
const fixtureImages = (template: string) => imagesIn(images, template);
/** Recordings of the portal by name, with their size in bytes. */
export const fixtureAudio = () => recordingsBeside(images);
const fixtureTexts = new Map(fixture.list().map(({ file }) => [file, fixture.read(file) ?? '']));
const fixtureDocuments = new Map<string, ReadDocument | undefined>();

function fixtureDocument(file: string): ReadDocument | undefined {
  if (!fixtureDocuments.has(file)) fixtureDocuments.set(file, readDocument(file, fixtureTexts.get(file) ?? ''));
  return fixtureDocuments.get(file);
}

/** Returns the files of the fixture's documents. */
export function fixtureFiles(): readonly string[] {
  return [...fixtureTexts.keys()].toSorted();
}

/** Returns the text of a document of the fixture. */
export function fixtureTextOf(file: string): string {
  return fixtureTexts.get(file) ?? '';
}

/** Returns the findings of the fixture's documents after the edits, without accessing a disk. */
export function findingsAfter(edits: Readonly<Record<string, Edit>>): readonly Finding[] {
  const loaded = loadedAfter(edits);
  return [...loaded.findings, ...instrumentFindings(loaded, (instrument) => fixtureInstruments().has(keyOf(instrument)))];
}

/** Returns the fixture's documents after the edits, joined and checked, without accessing a disk. */
export function loadedAfter(edits: Readonly<Record<string, Edit>>): LoadedConfig {
  const texts = textsAfter(edits);
  const names = [...new Set([...fixtureTexts.keys(), ...Object.keys(edits)])].filter((file) => edits[file] !== null).toSorted();
  const files = names.map((file) => {
    const text = texts[file];
    const document = text === undefined ? fixtureDocument(file) : readDocument(file, text);
    return { file, document, looksLike: document === undefined ? looksLikeText(text ?? '') : undefined };
  });
  return assemble(files, new Map(), fixtureImages, fixtureAudio);
}

/** Applies the certain repairs to the fixture's documents after the edits, without accessing a disk. */
export function repairedAfter(edits: Readonly<Record<string, Edit>>): Repaired {
  return repaired(sourceAfter(edits), fixtureImages, (file, text) =>
    text === fixtureTexts.get(file) ? fixtureDocument(file) : readDocument(file, text),
  );
}

/** Returns the fixture's documents after the edits, as a read-only source. */
function sourceAfter(edits: Readonly<Record<string, Edit>>): ConfigSource {
  const texts = { ...Object.fromEntries(fixtureTexts), ...textsAfter(edits) };
  const names = Object.keys(texts).filter((file) => texts[file] !== undefined);
  return { list: () => names.toSorted().map((file) => ({ file, version: '' })), read: (file) => texts[file] };
}

/** Cache of the instruments that the fixture names: all that its provider would know. */
let instruments: ReadonlySet<string> | undefined;
function fixtureInstruments(): ReadonlySet<string> {
  const named = (): readonly NamedInstrument[] =>
    instrumentsIn(assemble([...fixtureTexts.keys()].map((file) => ({ file, document: fixtureDocument(file) }))));
  return (instruments ??= new Set(named().flatMap((each) => [keyOf(each), keyOf({ ...each, entityType: undefined })])));
}

/** Returns the texts of the documents that edits change or add. */
export function textsAfter(edits: Readonly<Record<string, Edit>>): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    Object.entries(edits).map(([file, edit]) => [file, edit === null ? undefined : edited(fixtureTexts.get(file) ?? '\0', edit, file)]),
  );
}

/** Returns the only finding after the edits. */
export function findingAfter(edits: Readonly<Record<string, Edit>>): Finding {
  const findings = findingsAfter(edits);
  const [finding] = findings;
  if (finding === undefined || findings.length > 1) throw new Error(`Expected one finding, got ${JSON.stringify(findings, null, 2)}`);
  return finding;
}

/** Copies the fixture's configuration to a temporary folder. */
export function scratchConfig(edits: Readonly<Record<string, Edit>> = {}): string {
  const directory = mkdtempSync(join(tmpdir(), 'parkett-config-'));
  for (const file of fixtureTexts.keys()) if (!file.startsWith('content/')) cpSync(join(fixtureConfig, file), join(directory, file));
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

/** Returns an edit that replaces a text once; for `findingAfter({ 'site.yaml': swap('a', 'b') })`. */
export function swap(from: string | RegExp, to: string): (text: string) => string {
  return (text) => text.replace(from, () => to);
}

/** Throws if an edit changes nothing, which is a mistake in the test. */
function edited(text: string, edit: Exclude<Edit, null>, file: string): string {
  const after = typeof edit === 'string' ? edit : edit(text);
  if (after === text) throw new Error(`The edit of ${file} changes nothing.`);
  return after;
}
