import { isRecord, pointerOf, type DocumentPath } from '#documents/reader/path.ts';
import type { LoadedConfig } from '#documents/reader/assemble.ts';
import type { Finding } from '#documents/reader/finding.ts';
import type { DocumentUses } from '../api.ts';
import { readSyntax } from '../documents/read-syntax.ts';
import { valueAt } from '../documents/values.ts';
import type { Checker, Overlay } from './checked.ts';
import { keyOfFinding, pathShown, documentFinding } from './document-finding.ts';

/** Place in a document that refers to another document. */
export interface Reference {
  readonly file: string;
  readonly path: DocumentPath;
  readonly value: unknown;
}

/** Findings that a set of drafts introduces. */
export function broken(checker: Checker, before: Overlay, after: Overlay): readonly Finding[] {
  const known = new Set(checker.with(before).findings.map(keyOfFinding));
  return checker.with(after).findings.filter((finding) => !known.has(keyOfFinding(finding)));
}

/** Uses of a document, and the errors that its deletion would cause: the findings of the configuration without it. */
export function usesOf(checker: Checker, overlay: Overlay, file: string): DocumentUses {
  const loaded = checker.with(overlay);
  const breaks = broken(checker, overlay, new Map([...overlay, [file, null]])).filter((finding) => finding.file !== file);
  const references = referencesIn(loaded, breaks);
  const pages = loaded.config.pages.flatMap((page) => {
    const [own, ...parts] = loaded.filesOf(page);
    return own !== undefined && own !== file && parts.includes(file) ? [{ file: own, at: '' }] : [];
  });
  const uses = [...references.map((each) => ({ file: each.file, at: pointerOf(each.path) })), ...pages];
  return {
    uses: uses.filter((use, index) => uses.findIndex((other) => other.file === use.file && other.at === use.at) === index),
    breaks: breaks.map((finding) => documentFinding(finding, valueOf(loaded, finding.file))),
  };
}

/** Places that findings are about, with their values. */
export function referencesIn(loaded: LoadedConfig, findings: readonly Finding[]): readonly Reference[] {
  return findings.flatMap((finding): Reference[] => {
    const value = valueOf(loaded, finding.file);
    const path = pathShown(finding.path, value);
    return value === undefined || path.length === 0 ? [] : [{ file: finding.file, path, value: valueAt(value, path) }];
  });
}

/** Document as written, without the parts that its layout adds. */
function valueOf({ good }: LoadedConfig, file: string): unknown {
  const text = good.get(file)?.source.text;
  const value = text === undefined ? undefined : readSyntax(text).value;
  return isRecord(value) ? value : undefined;
}
