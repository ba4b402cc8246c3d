import type { Editor } from '../api.ts';
import type { Overlay } from './checked.ts';
import { textOf, type DraftHead, type Drafts } from './drafts.ts';

/** Texts of an editor's drafts, for rendering. Each version is read once. */
export function createDraftTexts(drafts: Drafts): (editor: Editor) => Overlay {
  const texts = new WeakMap<DraftHead, string | null>();
  const textIn = (head: DraftHead): string | null => {
    const known = texts.get(head);
    if (known !== undefined) return known;
    const draft = drafts.read(head.editor, head.file);
    const text = draft === undefined ? null : textOf(draft);
    texts.set(head, text);
    return text;
  };
  return (editor) => {
    const heads = drafts.list(editor).filter(({ fault }) => fault === undefined);
    return new Map(heads.map((head) => [head.file, textIn(head)]));
  };
}
