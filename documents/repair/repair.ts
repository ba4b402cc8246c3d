import { basename } from 'node:path';
import type { ConfigSource } from '../reader/config-source.ts';
import type { LoadedConfig } from '../reader/assemble.ts';
import type { Finding } from '../reader/finding.ts';
import type { ReadDocument } from '../reader/read-document.ts';
import { createConfigStore } from '../reader/store.ts';
import { applied, editsFor, type Edit } from './edit.ts';

/** Repaired fault: its finding, the old text and its replacement. */
export interface Repair {
  readonly finding: Finding;
  readonly was: string;
  readonly is: string;
}

export interface Repaired {
  readonly repairs: readonly Repair[];
  /** New texts by file. */
  readonly texts: ReadonlyMap<string, string>;
  /** New names by file. */
  readonly renamed: ReadonlyMap<string, string>;
  /** Documents after the repairs, with the faults that only their authors can fix. */
  readonly loaded: LoadedConfig;
}

/**
 * Repairs certain faults in the texts of documents. A change is accepted only if the documents, read again with it, no longer have the
 * fault, and no more faults than before unless the document could not be read at all. Comments and layout are preserved: only the faulty
 * span changes. Nothing is written.
 * @param images as for `createConfigStore`
 * @param read as for `createConfigStore`
 * @param audio as for `createConfigStore`
 */
export function repaired(
  source: ConfigSource,
  images?: (template: string) => ReadonlySet<string> | undefined,
  read?: (file: string, text: string) => ReadDocument | undefined,
  audio?: () => ReadonlyMap<string, number> | undefined,
): Repaired {
  const drafts = draftsOver(source);
  const store = createConfigStore(drafts.source, images, read, audio);
  const repairs: Repair[] = [];
  const left = new Set<string>();
  for (;;) {
    const { findings } = store.get();
    const finding = findings.find((one) => !left.has(nameOf(one)));
    if (finding === undefined) return { repairs, texts: drafts.texts, renamed: drafts.renamed, loaded: store.get() };
    const repair = renamedFile(finding, drafts, findings) ?? mended(finding, drafts, () => store.get().findings, findings);
    if (repair === undefined) left.add(nameOf(finding));
    else repairs.push(repair);
  }
}

function nameOf({ file, line, column, rule, message }: Finding): string {
  return [file, line, column, rule, message].join('\n');
}

/** Renames a document whose name ends in .yml, which is never read. */
function renamedFile({ rule, file, suggestion, ...rest }: Finding, drafts: Drafts, findings: readonly Finding[]): Repair | undefined {
  const isEnding = rule === 'unknown-file' && suggestion !== undefined && stem(suggestion) === stem(file);
  if (!isEnding || drafts.source.list().some((document) => document.file === suggestion)) return undefined;
  // If two files would get the same name, only their author can decide.
  if (findings.filter((other) => other.rule === rule && other.suggestion === suggestion).length > 1) return undefined;
  drafts.rename(file, suggestion);
  return { finding: { rule, file, suggestion, ...rest }, was: basename(file), is: basename(suggestion) };
}

function stem(file: string): string {
  return file.replace(/\.(?:ya?ml|txt)(?:\.txt)?$/iu, '');
}

function mended(finding: Finding, drafts: Drafts, findings: () => readonly Finding[], before: readonly Finding[]): Repair | undefined {
  const text = drafts.source.read(finding.file);
  // A file that is not UTF-8 cannot be written back unchanged.
  if (text === undefined || /[\0\uFFFD]/u.test(text)) return undefined;
  const results = editsFor(finding, text).map((edit) => {
    drafts.write(finding.file, applied(text, edit));
    const after = findings();
    return { edit, count: after.length, isMended: isMended(finding, edit, before, after) };
  });
  const good = results.filter(({ isMended: isGood }) => isGood);
  const fewest = good.filter(({ count }) => count === Math.min(...good.map((result) => result.count)));
  const [only] = fewest;
  if (only === undefined || fewest.length > 1) {
    drafts.write(finding.file, text);
    return undefined;
  }
  drafts.write(finding.file, applied(text, only.edit));
  const { start, length } = only.edit;
  return { finding, was: text.slice(start, start + length), is: only.edit.text };
}

/** Rules about a text that is not valid YAML yet: its other faults show after the repair. */
const UNREADABLE = new Set(['yaml', 'hard-space', 'hidden-character', 'wide-colon', 'missing-quotes']);

function isMended(finding: Finding, { length, text }: Edit, before: readonly Finding[], after: readonly Finding[]): boolean {
  const name = nameOf(finding);
  // Another one further right on the line is the next fault, not this one.
  const isThere = after.some((one) => nameOf(one) === name);
  if (isThere && !(finding.rule === 'hidden-character' && text === '' && length === 1)) return false;
  const isOnLine = (one: Finding): boolean => one.file === finding.file && one.line === finding.line && one.rule === finding.rule;
  if (UNREADABLE.has(finding.rule)) return after.filter(isOnLine).length <= before.filter(isOnLine).length;
  return after.length < before.length;
}

/** Documents with changes that are not written yet. */
interface Drafts {
  readonly source: ConfigSource;
  readonly texts: ReadonlyMap<string, string>;
  readonly renamed: ReadonlyMap<string, string>;
  write(file: string, text: string): void;
  rename(file: string, name: string): void;
}

function draftsOver(source: ConfigSource): Drafts {
  const listed = source.list();
  const original = new Map<string, string | undefined>();
  const texts = new Map<string, string>();
  const versions = new Map<string, number>();
  const renamed = new Map<string, string>();
  const was = (file: string): string => [...renamed].find(([, name]) => name === file)?.[0] ?? file;
  const unchanged = (file: string): string | undefined => {
    if (!original.has(file)) original.set(file, source.read(file));
    return original.get(file);
  };
  return {
    texts,
    renamed,
    source: {
      list: () =>
        listed.map(({ file, version }) => {
          const name = renamed.get(file) ?? file;
          return { file: name, version: `${version} ${versions.get(name) ?? 0}` };
        }),
      read: (file) => texts.get(file) ?? unchanged(was(file)),
    },
    write(file, text) {
      versions.set(file, (versions.get(file) ?? 0) + 1);
      if (text === unchanged(was(file))) texts.delete(file);
      else texts.set(file, text);
    },
    rename: (file, name) => void renamed.set(file, name),
  };
}
