import { EventEmitter } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describeError } from '#domain/log/describe-error.ts';
import { warn } from '#site/log.ts';
import type { DraftConflict, Editor } from '../api.ts';
import { reopened, type Change } from '../documents/open-document.ts';
import { writeWhole } from '#config/files/write-whole.ts';

/** What an editor has made of a document and not published yet: changes of a text. */
export interface Draft {
  readonly file: string;
  readonly editor: Editor;
  readonly version: number;
  /** The published state that it stands on. */
  readonly revision: string;
  /** The text that its changes begin with: that state, or the first text of a new document. */
  readonly base: string;
  readonly changes: readonly Change[];
  readonly done: number;
  readonly deleted: boolean;
  readonly conflicts: readonly DraftConflict[];
  /** ISO 8601. */
  readonly savedAt: string;
}

/** Text of a draft; null for a document that is to go. */
export function textOf(draft: Draft): string | null {
  return draft.deleted ? null : reopened(draft).text;
}

/** Keeps drafts on disk: one file each, written as a whole at every change, so a sudden death costs nothing that was answered. */
export interface Drafts {
  get(editor: Editor, file: string): Draft | undefined;
  /** All drafts of one editor, or of everybody. */
  list(editor?: Editor): readonly Draft[];
  save(draft: Draft): void;
  drop(editor: Editor, file: string): void;
  /** Waits for a draft that is on its way. @returns whether it has come within so many milliseconds */
  arrives(editor: Editor, file: string, version: number, patience: number): Promise<boolean>;
}

export function createDrafts(data: string): Drafts {
  const folder = join(data, 'drafts');
  const flush = flushSoon();
  const known = new Map<string, Draft>(readAll(folder));
  const awaited = new EventEmitter().setMaxListeners(0);
  const pathOf = (editor: Editor, file: string): string => join(folder, nameOf(editor.id), `${nameOf(file)}.json`);
  return {
    get: (editor, file) => known.get(pathOf(editor, file)),
    list: (editor) => [...known.values()].filter((draft) => editor === undefined || draft.editor.id === editor.id),
    save(draft) {
      const path = pathOf(draft.editor, draft.file);
      writeWhole(path, JSON.stringify(draft), false);
      known.set(path, draft);
      flush(path);
      awaited.emit(path, draft.version);
    },
    drop(editor, file) {
      const path = pathOf(editor, file);
      rmSync(path, { force: true });
      known.delete(path);
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

/** Milliseconds after a change until it survives a loss of power too; the end of the process it survives at once. */
const SOON = 500;

/** Has files put onto the disk soon, each once however often it is asked for until then. */
function flushSoon(): (path: string) => void {
  const waiting = new Set<string>();
  return (path) => {
    if (waiting.has(path)) return;
    waiting.add(path);
    setTimeout(() => {
      waiting.delete(path);
      // A draft that is gone by now needs no disk.
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

/** A name for a file that says nothing and cannot lead anywhere. */
function nameOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

function readAll(folder: string): (readonly [string, Draft])[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const path = join(folder, name);
    const draft = name.endsWith('.json') ? readDraft(path) : undefined;
    return draft === undefined ? [] : [[path, draft] as const];
  });
}

/** A draft that a loss of power has cut off stays where it is, for whoever can mend it. */
function readDraft(path: string): Draft | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Draft;
  } catch (error) {
    warn('draft-unreadable', { path, fault: describeError(error) });
    return undefined;
  }
}
