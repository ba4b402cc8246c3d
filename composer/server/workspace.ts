import { statSync } from 'node:fs';
import { isRecord } from '#config/reader/path.ts';
import type { Finding } from '#config/reader/finding.ts';
import type { LoadedConfig } from '#config/reader/assemble.ts';
import type { DocumentEntry, Documents, DraftDifference, DraftFindings, DraftState, Editor, PlanEntry } from '../api.ts';
import { personText } from '../person.ts';
import type { Words } from '../documents/diff.ts';
import { compare } from '../jobs/documents/compare.ts';
import { migratedText } from '../documents/migrate-text.ts';
import { readable, reopened } from '../documents/open-document.ts';
import { ownAddresses } from './addresses.ts';
import type { Checker, Overlay } from './checked.ts';
import { freshDraft } from './desk.ts';
import { textOf, type Drafts } from './drafts.ts';
import { revisionOf } from '#config/files/step.ts';
import { documentKind, pathOfDocument, readDocumentText, type Folders } from './files.ts';
import { isStale as isStaleIn, overlayOf } from './publisher.ts';
import { refuse } from './refusal.ts';
import { keyOfFinding, told } from './told.ts';

/** What editors see of all documents. */
export interface Workspace {
  documents(editor: Editor): Documents;
  /** @param depth `own`: without comparing the document with all others, as long as somebody types */
  state(editor: Editor, file: string, depth: 'own' | 'whole', at?: string): DraftState;
  findings(editor: Editor, file: string): DraftFindings;
  /** What a draft changes of what is published. */
  difference(editor: Editor, file: string): readonly DraftDifference[];
  /** All documents with this editor's drafts in them. */
  preview(editor: Editor): LoadedConfig;
  /** An editor's drafts as texts. */
  overlay(editor: Editor): Overlay;
}

export interface WorkspaceParts {
  readonly folders: Folders;
  readonly drafts: Drafts;
  readonly plans: () => readonly PlanEntry[];
  readonly checker: Checker;
  /** Of a kind of documents. */
  readonly words: (kind: string) => Words;
}

export function createWorkspace({ folders, drafts, plans, checker, words }: WorkspaceParts): Workspace {
  const isStale = isStaleIn.bind(undefined, folders);
  const loadedFor = (editor: Editor): LoadedConfig => checker.with(overlayOf(drafts.list(editor)));
  const named = new Map<string, { readonly stamp: string; readonly title: string | undefined; readonly route: string | undefined }>();
  /** What a published document is called: read once for each state of its file. */
  const nameOf = (file: string, stamp: string) => {
    const known = named.get(file);
    if (known?.stamp === stamp) return known;
    const name = { stamp, ...nameIn(readDocumentText(folders, file) ?? '') };
    named.set(file, name);
    return name;
  };
  const entryOf = (editor: Editor, loaded: LoadedConfig, planned: readonly PlanEntry[], file: string): DocumentEntry => {
    const plan = planned.find(({ files }) => files.some((each) => each.file === file));
    const own = drafts.get(editor, file);
    const written = statSync(pathOfDocument(folders, file), { throwIfNoEntry: false });
    const { title, route } =
      own === undefined ? nameOf(file, `${written?.mtimeMs} ${written?.ino} ${written?.size}`) : nameIn(textOf(own) ?? own.base);
    const here = loaded.findings.filter((finding) => finding.file === file);
    const [address] = ownAddresses(loaded, file);
    const number = numberOf(loaded.good.get(file)?.source.value);
    return {
      file,
      kind: documentKind(file),
      title: title ?? route ?? file,
      ...(route !== undefined && { route }),
      ...(address !== undefined && { address }),
      ...(number !== undefined && { number }),
      errors: here.filter(({ severity }) => severity === 'error').length,
      warnings: here.filter(({ severity }) => severity === 'warning').length,
      changedAt: written?.mtime.toISOString() ?? null,
      ...(plan !== undefined && { planned: { at: plan.at, by: personText(plan.editor), failed: plan.fault !== undefined } }),
      ...(own !== undefined && { draft: { version: own.version, deleted: own.deleted, stale: isStale(own) } }),
      others: drafts.list().flatMap((draft) => (draft.file === file && draft.editor.id !== editor.id ? [personText(draft.editor)] : [])),
    };
  };
  return {
    preview: loadedFor,
    overlay: (editor) => overlayOf(drafts.list(editor)),
    documents(editor) {
      checker.look();
      const loaded = loadedFor(editor);
      const files = checker.files();
      const own = drafts.list(editor).map(({ file }) => file);
      const all = [...new Set([...files, ...own])].toSorted();
      const planned = plans();
      return { documents: all.map((file) => entryOf(editor, loaded, planned, file)), revision: revisionOf(checker.fingerprint()) };
    },
    state(editor, file, depth, at) {
      const kind = documentKind(file);
      const text = readDocumentText(folders, file);
      const own = drafts.get(editor, file);
      if (own === undefined && text === null) refuse(404, `Das Dokument ${file} gibt es nicht.`);
      const draft = own ?? freshDraft(editor, file, text);
      const document = reopened(draft);
      return {
        file,
        kind,
        version: draft.version,
        text: document.text,
        value: readable(document.text),
        published: { text, revision: revisionOf(text) },
        base: draft.revision,
        stale: own !== undefined && isStale(own),
        deleted: draft.deleted,
        canUndo: draft.done > 0 || draft.deleted,
        canRedo: draft.done < draft.changes.length,
        ...(at !== undefined && { at }),
        findings: findingsIn(loadedFor(editor), depth)
          .filter((finding) => finding.file === file)
          .map((finding) => told(finding)),
        checked: depth === 'whole',
        conflicts: draft.conflicts,
        savedAt: own?.savedAt ?? null,
      };
    },
    findings(editor, file) {
      documentKind(file);
      const before = new Set(checker.with(new Map()).findings.map(keyOfFinding));
      const { findings } = loadedFor(editor);
      return {
        version: drafts.get(editor, file)?.version ?? 0,
        findings: findings.filter((finding) => finding.file === file).map((finding) => told(finding)),
        elsewhere: findings
          .filter((finding) => finding.file !== file && !before.has(keyOfFinding(finding)))
          .map((finding) => told(finding)),
      };
    },
    difference(editor, file) {
      const draft = drafts.get(editor, file);
      const published = readDocumentText(folders, file);
      // That blocks got their present form is nobody's change.
      return draft === undefined
        ? []
        : compare({ file, before: published && migratedText(file, published), after: textOf(draft) }, { words });
    },
  };
}

function findingsIn(loaded: LoadedConfig, depth: 'own' | 'whole'): readonly Finding[] {
  return depth === 'own' ? loaded.ownFindings : loaded.findings;
}

const TITLES = ['title', 'headline', 'name', 'label'] as const;

function nameIn(text: string): { readonly title: string | undefined; readonly route: string | undefined } {
  return { title: topLevel(text, TITLES), route: topLevel(text, ['route']) };
}

/** Of an issuer. */
function numberOf(value: unknown): number | undefined {
  const number = isRecord(value) ? value['idIssuer'] : undefined;
  return typeof number === 'number' ? number : undefined;
}

/** The first of some keys at the top of a document that has a text, without reading all of it. */
function topLevel(text: string, keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const line = new RegExp(`^${key}:[^\\n]*$`, 'mu').exec(text)?.[0];
    const value = line === undefined ? undefined : readable(line);
    const found = isRecord(value) ? value[key] : undefined;
    if (typeof found === 'string' && found !== '') return found;
  }
  return undefined;
}
