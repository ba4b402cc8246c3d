import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Editor, PreviewLink } from '../api.ts';
import { writeWhole } from '#config/files/write-whole.ts';

/** Lets colleagues without a role look at an editor's drafts for a while. */
export interface PreviewLinks {
  /** @returns the link with its secret, which nobody can find out later */
  create(editor: Editor, path: string): PreviewLink & { readonly secret: string };
  /** An editor's own links that hold, latest first. */
  of(editor: Editor): readonly PreviewLink[];
  /** Whether there was such a link of this editor. */
  revoke(editor: Editor, id: string): boolean;
  /** Whose drafts a secret opens; undefined once it does not. */
  open(secret: string): Editor | undefined;
}

interface Kept extends PreviewLink {
  readonly editor: Editor;
  /** The secret itself is kept nowhere. */
  readonly hash: string;
}

const DAYS = 7;
/** Links of one editor; making one more ends the oldest. */
const MOST = 50;

/** @param data folder of the composer's own files */
export function createPreviewLinks(data: string, now: () => number): PreviewLinks {
  const path = join(data, 'links.json');
  let links = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as readonly Kept[]) : [];
  const holds = ({ expires }: PreviewLink): boolean => Date.parse(expires) > now();
  const keep = (next: readonly Kept[]): void => {
    links = next.filter(holds);
    writeWhole(path, JSON.stringify(links));
  };
  const ofEditor = (editor: Editor): readonly Kept[] => links.filter((link) => link.editor.id === editor.id && holds(link));
  return {
    create(editor, shown) {
      const secret = randomBytes(24).toString('base64url');
      const expires = new Date(now() + DAYS * 86_400_000).toISOString();
      const link = { id: randomBytes(6).toString('hex'), path: shown, expires };
      const own = ofEditor(editor).slice(0, MOST - 1);
      keep([{ ...link, editor, hash: hashOf(secret) }, ...own, ...links.filter((each) => each.editor.id !== editor.id)]);
      return { ...link, secret };
    },
    of: (editor) => ofEditor(editor).map(({ id, path: shown, expires }) => ({ id, path: shown, expires })),
    revoke(editor, id) {
      const found = ofEditor(editor).find((link) => link.id === id);
      if (found !== undefined) keep(links.filter((link) => link !== found));
      return found !== undefined;
    },
    open(secret) {
      const hash = hashOf(secret);
      return links.find((link) => link.hash === hash && holds(link))?.editor;
    },
  };
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
