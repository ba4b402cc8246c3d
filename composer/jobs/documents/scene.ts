import { readFileSync, statSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { parseOwn } from '#domain/input/own-json.ts';
import type { LoadedConfig } from '#documents/reader/assemble.ts';
import type { Checker, Overlay } from '../../server/checked.ts';
import { textOf, type Draft } from '../../server/drafts.ts';

/** Draft by the path of its file, which the job reads itself; or all drafts of a plan by the plan's file. */
export type DraftRef = { readonly file: string; readonly path: string } | { readonly plan: string };

/** Documents that a job works on: the published ones, with some drafts in their place. */
export interface Scene {
  readonly drafts: readonly DraftRef[];
  /**
   * Counter that the site's process increases when it has written published documents. A new value makes the job read the folders again.
   */
  readonly seen: number;
}

/** Reads scenes. Each version of a draft's file is read once. */
export interface Scenes {
  /** Draft of a file as stored on disk. */
  draft(scene: Scene, file: string): Draft | undefined;
  overlay(scene: Scene): Overlay;
  loaded(scene: Scene): LoadedConfig;
}

/** Maximum size of cached draft files, in bytes. */
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
