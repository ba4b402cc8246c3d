import type { LoadedConfig } from '#config/reader/assemble.ts';
import type { Editor } from '../api.ts';
import type { Checker } from './checked.ts';
import { textOf, type DraftHead, type Drafts } from './drafts.ts';

/** Documents with an editor's drafts in them, for the site to draw. Texts of drafts are read once for each version. */
export function createPreviewed(checker: Checker, drafts: Drafts): (editor: Editor) => LoadedConfig {
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
    return checker.with(new Map(heads.map((head) => [head.file, textIn(head)])));
  };
}
