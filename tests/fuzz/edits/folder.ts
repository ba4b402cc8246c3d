import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Draft } from '#composer/server/drafts.ts';

/** Drafts of one editor as stored on the disk, by their documents. */
export type Stored = ReadonlyMap<string, { readonly draft: Draft; readonly bytes: Buffer }>;

/** Returns a reader of an editor's drafts, which caches unchanged files. */
export function createFolder(data: string, editor: string): () => Stored {
  const folder = join(data, 'drafts', createHash('sha256').update(editor).digest('hex').slice(0, 32));
  const known = new Map<string, { readonly stamp: string; readonly draft: Draft; readonly bytes: Buffer }>();
  return () => {
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
    for (const name of known.keys()) if (!names.includes(name)) known.delete(name);
    for (const name of names) {
      const path = join(folder, name);
      const { ino, size, mtimeNs } = statSync(path, { bigint: true });
      const stamp = `${ino} ${size} ${mtimeNs}`;
      if (known.get(name)?.stamp === stamp) continue;
      const bytes = readFileSync(path);
      known.set(name, { stamp, bytes, draft: JSON.parse(bytes.toString()) as Draft });
    }
    return new Map([...known.values()].map(({ draft, bytes }) => [draft.file, { draft, bytes }]));
  };
}

/** Returns the documents whose drafts are not identical to the byte. */
export function changedIn(before: Stored, after: Stored): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((file) => {
    const [was, is] = [before.get(file)?.bytes, after.get(file)?.bytes];
    return was === undefined || is === undefined ? was !== is : was !== is && !was.equals(is);
  });
}
