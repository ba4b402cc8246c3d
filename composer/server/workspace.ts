import { statSync } from 'node:fs';
import { isRecord } from '#config/reader/path.ts';
import type { Finding } from '#config/reader/finding.ts';
import type { LoadedConfig } from '#config/reader/assemble.ts';
import type { DocumentEntry, Documents, DraftDifference, DraftFindings, DraftState, Editor, Published } from '../api.ts';
import { differences, type Words } from '../documents/diff.ts';
import { reopened } from '../documents/open-document.ts';
import { InvalidYaml, readSyntax } from '../documents/syntax.ts';
import type { Checker, Overlay } from './checked.ts';
import { freshDraft } from './desk.ts';
import type { Draft, Drafts } from './drafts.ts';
import { documentKind, pathOfDocument, readDocumentText, revisionOf, type Folders } from './files.ts';
import type { History } from './history.ts';
import type { PictureDesk } from './pictures/pictures.ts';
import { publish, type Step } from './publication.ts';
import { Refusal, refuse } from './refusal.ts';
import { keyOfFinding, told } from './told.ts';

/** What editors see of all documents, and how drafts become public. */
export interface Workspace {
  documents(editor: Editor): Documents;
  /** @param depth `own`: without comparing the document with all others, as long as somebody types */
  state(editor: Editor, file: string, depth: 'own' | 'whole', at?: string): DraftState;
  findings(editor: Editor, file: string): DraftFindings;
  /** What a draft changes of what is published. */
  difference(editor: Editor, file: string): readonly DraftDifference[];
  /** @throws Refusal 409 for drafts that are not as the editor believes, 422 when the configuration would have an error */
  publish(editor: Editor, wanted: readonly { readonly file: string; readonly version: number }[], message: string): Promise<Published>;
  /** All documents with this editor's drafts in them. */
  preview(editor: Editor): LoadedConfig;
  /** An editor's drafts as texts. */
  overlay(editor: Editor): Overlay;
  /** What differs between two states of a document. */
  compare(file: string, before: string | null, after: string | null): readonly DraftDifference[];
}

export interface WorkspaceParts {
  readonly folders: Folders;
  /** Folder of the composer's own files. */
  readonly data: string;
  readonly drafts: Drafts;
  readonly history: History;
  readonly checker: Checker;
  readonly pictures: Pick<PictureDesk, 'named'>;
  /** Of a kind of documents. */
  readonly words: (kind: string) => Words;
  /** Told after every publication: the portal takes the documents up. */
  readonly published: () => void;
}

export function createWorkspace({ folders, data, drafts, history, checker, pictures, words, published }: WorkspaceParts): Workspace {
  const overlayOf = (list: readonly Draft[]): Overlay => new Map(list.map((draft) => [draft.file, textOf(draft)]));
  const isStale = (draft: Draft): boolean => revisionOf(readDocumentText(folders, draft.file)) !== draft.revision;
  const loadedFor = (editor: Editor): LoadedConfig => checker.with(overlayOf(drafts.list(editor)));
  const compare: Workspace['compare'] = (file, before, after) => {
    if (before === null || after === null) return [wholeDifference(before, after)];
    return differences(valueIn(before), valueIn(after), words(documentKind(file)));
  };
  const entryOf = (editor: Editor, findings: readonly Finding[], file: string): DocumentEntry => {
    const own = drafts.get(editor, file);
    const text = own === undefined ? (readDocumentText(folders, file) ?? '') : (textOf(own) ?? own.base);
    const here = findings.filter((finding) => finding.file === file);
    const route = routeIn(text);
    return {
      file,
      kind: documentKind(file),
      title: titleIn(text) ?? route ?? file,
      ...(route !== undefined && { route }),
      errors: here.filter(({ severity }) => severity === 'error').length,
      warnings: here.filter(({ severity }) => severity === 'warning').length,
      changedAt: statSync(pathOfDocument(folders, file), { throwIfNoEntry: false })?.mtime.toISOString() ?? null,
      ...(own !== undefined && { draft: { version: own.version, deleted: own.deleted, stale: isStale(own) } }),
      others: drafts.list().flatMap((draft) => (draft.file === file && draft.editor.id !== editor.id ? [draft.editor.name] : [])),
    };
  };
  return {
    compare,
    preview: loadedFor,
    overlay: (editor) => overlayOf(drafts.list(editor)),
    documents(editor) {
      checker.look();
      const { findings } = loadedFor(editor);
      const files = checker.files();
      const own = drafts.list(editor).map(({ file }) => file);
      const all = [...new Set([...files, ...own])].toSorted();
      return { documents: all.map((file) => entryOf(editor, findings, file)), revision: revisionOf(checker.fingerprint()) };
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
        value: valueIn(document.text),
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
      return draft === undefined ? [] : compare(file, readDocumentText(folders, file), textOf(draft));
    },
    async publish(editor, wanted, message) {
      checker.look();
      const chosen = wanted.map(({ file, version }) => {
        const draft = drafts.get(editor, file) ?? refuse(404, `Von ${file} gibt es keinen Entwurf.`);
        if (draft.version !== version) refuse(409, `Der Entwurf von ${file} hat sich geändert. Sieh ihn noch einmal an.`);
        return draft;
      });
      const stale = chosen.filter((draft) => isStale(draft) || draft.conflicts.length > 0).map(({ file }) => file);
      if (stale.length > 0)
        throw new Refusal(409, {
          message: `Andere haben inzwischen veröffentlicht: ${stale.join(', ')}. Übernimm erst deren Stand.`,
          stale,
        });
      const errors = checker.with(overlayOf(chosen)).findings.filter(({ severity }) => severity === 'error');
      if (errors.length > 0)
        throw new Refusal(422, {
          message: 'So wäre die Konfiguration fehlerhaft. Nichts ist veröffentlicht.',
          findings: errors.map((finding) => told(finding)),
        });
      const steps = chosen.map((draft): Step => ({ file: draft.file, was: readDocumentText(folders, draft.file), is: textOf(draft) }));
      publish(folders, data, steps);
      checker.look();
      for (const { file } of chosen) drafts.drop(editor, file);
      published();
      const named = pictures.named(checker.with(new Map()), new Set(chosen.map(({ file }) => file)));
      const commit = await history.note(steps, editor, message, named);
      return {
        revision: revisionOf(checker.fingerprint()),
        files: chosen.map(({ file }) => file),
        ...(commit !== undefined && { commit }),
      };
    },
  };
}

function findingsIn(loaded: LoadedConfig, depth: 'own' | 'whole'): readonly Finding[] {
  return depth === 'own' ? loaded.ownFindings : loaded.findings;
}

function textOf(draft: Draft): string | null {
  return draft.deleted ? null : reopened(draft).text;
}

function valueIn(text: string): unknown {
  try {
    return readSyntax(text).value;
  } catch (error) {
    if (error instanceof InvalidYaml) return undefined;
    throw error;
  }
}

function wholeDifference(before: string | null, after: string | null): DraftDifference {
  return before === null && after !== null
    ? { kind: 'added', at: '', text: 'Neues Dokument' }
    : { kind: 'removed', at: '', text: after === null && before !== null ? 'Dokument gelöscht' : 'Es gibt kein Dokument' };
}

const TITLES = ['title', 'headline', 'name', 'label'] as const;

function titleIn(text: string): string | undefined {
  return topLevel(text, TITLES);
}

function routeIn(text: string): string | undefined {
  return topLevel(text, ['route']);
}

/** The first of some keys at the top of a document that has a text, without reading all of it. */
function topLevel(text: string, keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const line = new RegExp(`^${key}:[^\\n]*$`, 'mu').exec(text)?.[0];
    const value = line === undefined ? undefined : valueIn(line);
    const found = isRecord(value) ? value[key] : undefined;
    if (typeof found === 'string' && found !== '') return found;
  }
  return undefined;
}
