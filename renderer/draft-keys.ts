import { createHash } from 'node:crypto';
import type { PageFacts } from '#blocks/kit/block.ts';
import type { Subject } from '#subjects/generated/shapes.ts';
import type { PreparedBlock } from './render-block.tsx';
import type { Failure, RenderContext } from './render-context.ts';

export type KeyOf = (entry: PreparedBlock | Failure) => string;

/** Returns keys of a page's blocks. Keys are equal if type, props, subject, visitor and configuration are; data may differ. */
export function draftKeys(page: PageFacts, subject: Subject | undefined, { config, draft }: RenderContext): KeyOf {
  const { now: _now, ...facts } = page;
  const around = keyOfParts([draft?.stamp, facts, subject]);
  const known = new Map<PreparedBlock | Failure, string>();
  const made: KeyOf = (entry) => {
    if (!('placed' in entry)) return keyOfParts([around, entry.block, entry.reason, entry.message]);
    const { block, props, visibility, index } = entry.placed;
    // Only blocks of an article depend on their index.
    const place = block.vocabulary === 'article' ? index : undefined;
    return keyOfParts([around, props, visibility, place, ...block.config.map((name) => configKey(config[name]))]);
  };
  return (entry) => {
    const key = known.get(entry) ?? made(entry);
    known.set(entry, key);
    return key;
  };
}

const configKeys = new WeakMap<object, string>();

/** Caches keys by identity: parts of the configuration stay the same objects while their documents do not change. */
function configKey(part: object): string {
  const known = configKeys.get(part) ?? keyOfParts([part]);
  configKeys.set(part, known);
  return known;
}

export function keyOfParts(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16);
}
