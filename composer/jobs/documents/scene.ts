import { readFileSync, statSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { parseOwn } from '#domain/input/own-json.ts';
import type { LoadedConfig } from '#documents/reader/assemble.ts';
import type { Checker, Overlay } from '../../server/checked.ts';
import { textOf, type Draft } from '../../server/drafts.ts';

/** A draft by its file on the disk, which the job reads itself; or all drafts of a plan by the file of the plan. */
export type DraftRef = { readonly file: string; readonly path: string } | { readonly plan: string };

/** The documents that a job looks at: what is published, with some drafts in it. */
export interface Scene {
  readonly drafts: readonly DraftRef[];
  /** Counts what the site's process has written of the published documents: another number has the folders read again. */
  readonly seen: number;
}

/** Reads scenes; files of drafts are read once for each state of them. */
export interface Scenes {
  /** The draft of a file as it lies on the disk. */
  draft(scene: Scene, file: string): Draft | undefined;
  overlay(scene: Scene): Overlay;
  loaded(scene: Scene): LoadedConfig;
}

/** Bytes of files that are kept as they were read. */
const KEPT = 16_000_000;

export function createScenes(checker: Checker): Scenes {
  const known = new LRUCache<string, { readonly stamp: string; readonly drafts: readonly Draft[] }>({
    maxSize: KEPT,
    maxEntrySize: KEPT / 2,
  });
  let seen = -1;
  const read = (path: string): readonly Draft[] => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat === undefined) return [];
    const stamp = `${stat.ino} ${stat.size} ${stat.mtimeMs}`;
    const found = known.get(path);
    if (found?.stamp === stamp) return found.drafts;
    const value = parseOwn<Draft | { readonly drafts: readonly Draft[] }>(readFileSync(path, 'utf8'));
    const drafts = 'drafts' in value ? value.drafts : [value];
    known.set(path, { stamp, drafts }, { size: stat.size + 1 });
    return drafts;
  };
  const overlay = ({ drafts, seen: current }: Scene): Overlay => {
    if (current !== seen) checker.look();
    seen = current;
    // A draft that was just published or discarded no longer exists.
    return new Map(drafts.flatMap((ref) => read('plan' in ref ? ref.plan : ref.path).map((draft) => [draft.file, textOf(draft)])));
  };
  return {
    draft({ drafts }, file) {
      const ref = drafts.find((each) => 'file' in each && each.file === file);
      return ref === undefined || !('path' in ref) ? undefined : read(ref.path)[0];
    },
    overlay,
    loaded: (scene) => checker.with(overlay(scene)),
  };
}
