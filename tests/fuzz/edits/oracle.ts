import { migratedText } from '#composer/documents/migrate-text.ts';
import { openDocument, redone, reopened, undone } from '#composer/documents/open-document.ts';
import type { Patch } from '#composer/documents/operation.ts';
import { patchText } from '#composer/documents/patch-text.ts';
import { rebased } from '#composer/documents/rebase.ts';
import type { Draft } from '#composer/server/drafts.ts';
import { wired, type Request, type Seen } from './requests.ts';

/** Returns the text that an accepted request leads to; undefined if only its answer shows it. */
export function expectedText({ kind, body }: Request, seen: Seen, draft: Draft | undefined, published: string | null): string | undefined {
  // Compares the values as sent over the wire: JSON knows no `undefined` and no infinite numbers.
  const sent = body === undefined ? {} : (JSON.parse(wired(body)) as Readonly<Record<string, unknown>>);
  const document = draft ? reopened(draft) : openDocument(seen.text);
  switch (kind) {
    case 'edit':
      return patchText(seen.text, sent['patch'] as Patch);
    case 'write':
    case 'create':
      return sent['text'] as string;
    case 'undo':
      return draft?.deleted === true ? seen.text : undone(document).document.text;
    case 'redo':
      return redone(document).document.text;
    case 'rebase':
      return published === null ? undefined : rebased(document, migratedText(seen.file, published)).document.text;
    case 'rename':
      return patchText(seen.text, [{ op: 'replace', path: '/route', value: sent['route'] }]);
    case 'remove':
      return seen.text;
    case 'decide':
      return sent['take'] === 'theirs' ? seen.text : undefined;
    case 'discard':
    case 'publish':
      return undefined;
  }
}
