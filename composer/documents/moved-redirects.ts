import { isRecord } from '#documents/reader/path.ts';
import { matchRoute, parseOldPattern, PatternError, patternShape, type RoutePattern } from '#documents/routes/pattern.ts';
import { filledTarget } from '#documents/routes/redirect-target.ts';
import { movedLink, type PageMove } from './moved-links.ts';
import type { Operation } from './operation.ts';

/**
 * Patch of the redirects after a page moved to another route. Removes redirects that would hide the page there, as after a move back.
 * Redirects to the old address now lead to the new one. A new redirect replaces any from the same address.
 * @param list the entries in document order
 */
export function movedRedirects(list: readonly unknown[], { from, to }: PageMove, entry: object | undefined): readonly Operation[] {
  const stays: Operation[] = [];
  const goes: Operation[] = [];
  for (const [index, each] of list.entries()) {
    const old = oldPattern(each);
    const path = `/redirects/${index}`;
    const isHiding = old !== undefined && patternShape(old) === patternShape(to);
    const isReplaced = entry !== undefined && old !== undefined && patternShape(old) === patternShape(from);
    if (isHiding || isReplaced) goes.unshift({ op: 'remove', path });
    else {
      const target = movedTarget(each, { from, to });
      if (target !== undefined) stays.push({ op: 'replace', path: `${path}/to`, value: target });
    }
  }
  // Removes from the end, so that earlier indices stay valid.
  return [...stays, ...goes, ...(entry === undefined ? [] : [{ op: 'add' as const, path: '/redirects/-', value: entry }])];
}

function oldPattern(entry: unknown): RoutePattern | undefined {
  if (!isRecord(entry) || typeof entry['from'] !== 'string') return undefined;
  try {
    return parseOldPattern(entry['from']);
  } catch (error) {
    if (error instanceof PatternError) return undefined;
    throw error;
  }
}

/** New target of an entry. Its placeholders stand for any text and stay unchanged. */
function movedTarget(entry: unknown, { from, to }: PageMove): string | undefined {
  if (!isRecord(entry) || typeof entry['to'] !== 'string' || !entry['to'].startsWith('/')) return undefined;
  // Replaces placeholders by plain letters, which the normalization of addresses does not change.
  const target = filledTarget(entry['to'], (name) => `placeholder-${name}-`);
  if (matchRoute([from], target.replace(/[?#].*/su, '')) === undefined) return undefined;
  return movedLink(target, from, to)?.replaceAll(/placeholder-([A-Za-z][A-Za-z0-9]*)-/gu, '{$1}');
}
