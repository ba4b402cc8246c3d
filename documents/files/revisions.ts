import { folderSource } from '../reader/folder-source.ts';
import { pathBelow } from './path-below.ts';
import { revisionOf, textAt } from './step.ts';

/** Returns the revision of each document of a folder. A text is read again only if its stamp has changed. */
export function createRevisions(
  folder: string,
  isDocument: (file: string) => boolean,
): () => readonly { readonly file: string; readonly revision: string }[] {
  const source = folderSource(folder);
  const known = new Map<string, { readonly version: string; readonly revision: string }>();
  return () =>
    source.list().flatMap(({ file, version }) => {
      const found = isDocument(file) ? pathBelow(folder, file) : undefined;
      if (found === undefined || 'leads' in found) return [];
      let state = known.get(file);
      if (state?.version !== version) known.set(file, (state = { version, revision: revisionOf(textAt(found.path)) }));
      return [{ file, revision: state.revision }];
    });
}
