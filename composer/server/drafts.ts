import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { DraftConflict, Editor } from '../api.ts';
import type { Change } from '../documents/open-document.ts';
import { writeWhole } from './write-file.ts';

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

/** Keeps drafts on disk: one file each, written as a whole at every change, so a sudden death costs nothing that was answered. */
export interface Drafts {
  get(editor: Editor, file: string): Draft | undefined;
  /** All drafts of one editor, or of everybody. */
  list(editor?: Editor): readonly Draft[];
  save(draft: Draft): void;
  drop(editor: Editor, file: string): void;
}

export function createDrafts(data: string): Drafts {
  const folder = join(data, 'drafts');
  const known = new Map<string, Draft>(readAll(folder));
  const pathOf = (editor: Editor, file: string): string => join(folder, nameOf(editor.id), `${nameOf(file)}.json`);
  return {
    get: (editor, file) => known.get(pathOf(editor, file)),
    list: (editor) => [...known.values()].filter((draft) => editor === undefined || draft.editor.id === editor.id),
    save(draft) {
      const path = pathOf(draft.editor, draft.file);
      writeWhole(path, JSON.stringify(draft));
      known.set(path, draft);
    },
    drop(editor, file) {
      const path = pathOf(editor, file);
      rmSync(path, { force: true });
      known.delete(path);
    },
  };
}

/** A name for a file that says nothing and cannot lead anywhere. */
function nameOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

function readAll(folder: string): (readonly [string, Draft])[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const path = join(folder, name);
    return name.endsWith('.json') ? [[path, JSON.parse(readFileSync(path, 'utf8')) as Draft] as const] : [];
  });
}
