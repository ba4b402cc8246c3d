import type { Schema } from '#client/operations.ts';
import type { Finding } from '#documents/reader/finding.ts';
import { withContent } from '#documents/reader/content-source.ts';
import { folderSource } from '#documents/reader/folder-source.ts';
import { CONTENT_FOLDER } from '#documents/reader/kinds.ts';
import { createConfigStore } from '#documents/reader/store.ts';
import type { Step } from '#documents/files/step.ts';

/**
 * Returns the errors that changes of documents would cause and that do not exist without them, by the same code as `npm run config:check`.
 */
export type Check = (steps: readonly Step[]) => Schema<'ArticleFinding'>[];

export function createCheck(folder: string): Check {
  // Links to pages are not checked, because the pages belong to the portal.
  const store = createConfigStore(withContent({ list: () => [], read: () => undefined }, folderSource(folder)));
  return (steps) => {
    const before = new Set(errorsIn(store.get().findings).map(keyOf));
    const changed = new Map(steps.map(({ file, is }) => [`${CONTENT_FOLDER}${file}`, is ?? undefined]));
    return errorsIn(store.with(changed).findings)
      .filter((finding) => changed.has(finding.file) || !before.has(keyOf(finding)))
      .map(({ frame: _frame, seeAlso: _seeAlso, ...finding }) => finding);
  };
}

function errorsIn(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ severity, file }) => severity === 'error' && file.startsWith(CONTENT_FOLDER));
}

function keyOf({ file, path, rule, message }: Finding): string {
  return JSON.stringify([file, path, rule, message]);
}
