import { revisionOf } from '#documents/files/step.ts';
import type { Editor } from '../../api.ts';
import { migratedText } from '../../documents/migrate-text.ts';
import type { Draft } from '../../server/drafts.ts';

/** New draft of the published text with its blocks migrated to their current form, so that the next save writes this form. */
export function freshDraft(editor: Editor, file: string, published: string | null, first = ''): Draft {
  return {
    file,
    editor,
    version: 0,
    revision: revisionOf(published),
    base: published === null ? first : migratedText(file, published),
    changes: [],
    done: 0,
    deleted: false,
    conflicts: [],
    savedAt: '',
  };
}
