import { createHash } from 'node:crypto';
import type { PageFacts } from '#blocks/kit/block.ts';
import type { Subject } from '#subjects/generated/shapes.ts';
import type { PreparedBlock } from './render-block.tsx';
import type { Failure, RenderContext } from './render-context.ts';

export type KeyOf = (entry: PreparedBlock | Failure) => string;

/** Keys of the blocks of a page: equal where type, settings, subject, visitor and configuration are. Data may be newer. */
export function draftKeys(page: PageFacts, subject: Subject | undefined, { config, draft }: RenderContext): KeyOf {
  const { now: _now, ...facts } = page;
  const around = keyOfParts([draft?.stamp, facts, subject]);
  const known = new Map<PreparedBlock | Failure, string>();
  const made: KeyOf = (entry) => {
    if (!('placed' in entry)) return keyOfParts([around, entry.block, entry.reason, entry.message]);
    const { block, props, visibility, index } = entry.placed;
    // Only the blocks of an article are told their place.
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

/** Parts of the configuration stay the same objects while their documents do. */
function configKey(part: object): string {
  const known = configKeys.get(part) ?? keyOfParts([part]);
  configKeys.set(part, known);
  return known;
}

export function keyOfParts(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16);
}
