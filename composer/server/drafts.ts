import { EventEmitter } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { isRecord } from '#documents/reader/path.ts';
import { warn } from '#site/log.ts';
import type { DraftConflict, Editor } from '../api.ts';
import { reopened, type Change } from '../documents/open-document.ts';
import { refuse } from './refusal.ts';
import { readStored } from './stored.ts';
import { writeWhole } from '#documents/files/write-whole.ts';

/** Unpublished changes of an editor to a document. */
export interface Draft {
  readonly file: string;
  readonly editor: Editor;
  readonly version: number;
  /** Revision of the published document that the draft is based on. */
  readonly revision: string;
  /** Text before the first change: the published text, or the first text of a new document. */
  readonly base: string;
  readonly changes: readonly Change[];
  readonly done: number;
  readonly deleted: boolean;
  readonly conflicts: readonly DraftConflict[];
  /** Time of the last save, ISO 8601. */
  readonly savedAt: string;
  /** Text with the applied changes. Missing in drafts of older versions, where it results from their changes. */
  readonly text?: string;
}

/** Facts about a draft that are known without opening it. Only job processes open drafts. */
export interface DraftHead extends Pick<Draft, 'file' | 'editor' | 'version' | 'revision' | 'deleted' | 'savedAt'> {
  /** Path of its file. */
  readonly path: string;
  /** Length of its text, in characters. */
  readonly size: number;
  /** Message for the editor if no job can open the draft. */
  readonly fault?: string;
}

/** Text of a draft; null for a document to delete. */
export function textOf(draft: Draft): string | null {
  return draft.deleted ? null : (draft.text ?? reopened(draft).text);
}

/** Draft as a job returns it. */
export interface SavedDraft {
  readonly head: Omit<DraftHead, 'path'>;
  /** Whole draft as JSON. */
  readonly bytes: Uint8Array;
}

/** Stores drafts on disk, one file each. Every change writes the whole file, so that a crash loses nothing that was confirmed. */
export interface Drafts {
  get(editor: Editor, file: string): DraftHead | undefined;
  /** Reads the whole draft, for publications. */
  read(editor: Editor, file: string): Draft | undefined;
  /** Without an editor: drafts of everyone. */
  list(editor?: Editor): readonly DraftHead[];
  /**
   * Saves the next version of drafts, all or none.
   * @throws Refusal 409 if another window saved first, 413 if the editor would have too many drafts
   */
  save(drafts: readonly SavedDraft[]): void;
  drop(editor: Editor, file: string): void;
  /** Excludes a draft that jobs cannot open. It is tried again after a while. */
  setAside(head: DraftHead, fault: string): void;
  /**
   * Waits for a version of a draft.
   * @returns whether it has arrived within `patience` ms
   */
  arrives(editor: Editor, file: string, version: number, patience: number): Promise<boolean>;
}

export function createDrafts(data: string): Drafts {
  const folder = join(data, 'drafts');
  const flush = flushSoon();
  const known = new Map<string, DraftHead>(readAll(folder));
  const awaited = new EventEmitter().setMaxListeners(0);
  const pathOf = (editor: Editor, file: string): string => join(folder, nameOf(editor.id), `${nameOf(file)}.json`);
  return {
    get: (editor, file) => known.get(pathOf(editor, file)),
    list: (editor) => [...known.values()].filter((draft) => editor === undefined || draft.editor.id === editor.id),
    read(editor, file) {
      const path = pathOf(editor, file);
      return known.has(path) ? readStored(path, isDraft) : undefined;
    },
    save(drafts) {
      for (const { head } of drafts)
        if ((known.get(pathOf(head.editor, head.file))?.version ?? 0) !== head.version - 1)
          refuse(409, `Der Entwurf von ${head.file} hat sich gerade geändert. Versuche es noch einmal.`);
      for (const editor of new Set(drafts.map(({ head }) => head.editor))) checkRoom(known.values(), editor, drafts);
      for (const { head, bytes } of drafts) {
        const path = pathOf(head.editor, head.file);
        writeWhole(path, Buffer.from(bytes).toString(), false);
        known.set(path, { ...head, path });
        flush(path);
        awaited.emit(path, head.version);
      }
    },
    drop(editor, file) {
      const path = pathOf(editor, file);
      rmSync(path, { force: true });
      known.delete(path);
    },
    setAside(head, fault) {
      const isStill = (): boolean => known.get(head.path)?.version === head.version;
      if (!isStill()) return;
      known.set(head.path, { ...head, fault });
      warn('draft-set-aside', { path: head.path });
      setTimeout(() => isStill() && known.set(head.path, head), ASIDE).unref();
    },
    arrives(editor, file, version, patience) {
      const path = pathOf(editor, file);
      if ((known.get(path)?.version ?? 0) >= version) return Promise.resolve(true);
      return new Promise((resolve) => {
        const end = (has: boolean): void => {
          clearTimeout(timer);
          awaited.off(path, see);
          resolve(has);
        };
        const see = (saved: number): void => void (saved >= version && end(true));
        const timer = setTimeout(() => end(false), patience);
        awaited.on(path, see);
      });
    },
  };
}

/** Time in ms until a change is flushed to disk and survives a power failure. It survives the end of the process at once. */
const SOON = 500;

/** Flushes files to disk soon, each at most once per interval. */
function flushSoon(): (path: string) => void {
  const waiting = new Set<string>();
  return (path) => {
    if (waiting.has(path)) return;
    waiting.add(path);
    setTimeout(() => {
      waiting.delete(path);
      // A draft that has been deleted meanwhile needs no flush.
      void flushed(path).catch(() => undefined);
    }, SOON).unref();
  };
}

async function flushed(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function headOf({ file, editor, version, revision, deleted, savedAt, text, base }: Draft, path: string): DraftHead {
  return { file, editor, version, revision, deleted, savedAt, path, size: (text ?? base).length };
}

/** File name for a text: a hash, so that it reveals nothing and cannot be a path. */
function nameOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** Time in ms after which a draft that ended a job is tried again: the machine may only have been busy. */
const ASIDE = 10 * 60_000;
/** Maximum number of drafts per editor, and of characters in all of them: twice the size of the shipped documents. */
const MOST = 500;
const MOST_TEXT = 2_000_000;

/**
 * Checks that an editor's drafts can still be checked together.
 * @throws Refusal 413 if the new drafts exceed the limits and increase the total
 */
function checkRoom(known: Iterable<DraftHead>, editor: Editor, drafts: readonly SavedDraft[]): void {
  const before = new Map([...known].flatMap((head) => (head.editor.id === editor.id ? [[head.file, head.size] as const] : [])));
  const after = new Map([...before, ...drafts.map(({ head }) => [head.file, head.size] as const)]);
  const sum = (sizes: Iterable<number>): number => [...sizes].reduce((all, size) => all + size, 0);
  const [was, is] = [sum(before.values()), sum(after.values())];
  if ((after.size > MOST && after.size > before.size) || (is > MOST_TEXT && is > was))
    refuse(413, 'Du hast zu viele oder zu große Entwürfe. Veröffentliche oder verwirf erst einige davon.');
}

function readAll(folder: string): (readonly [string, DraftHead])[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const path = join(folder, name);
    const draft = name.endsWith('.json') ? readStored(path, isDraft) : undefined;
    return draft === undefined ? [] : [[path, headOf(draft, path)] as const];
  });
}

function isDraft(value: unknown): value is Draft {
  return isRecord(value) && typeof value['file'] === 'string' && isRecord(value['editor']) && Array.isArray(value['changes']);
}
