import { describe, expect, it } from 'vitest';
import { parsePattern } from '#documents/routes/pattern.ts';
import { redirectFor } from './moved-links.ts';
import { movedRedirects } from './moved-redirects.ts';
import type { Operation } from './operation.ts';

/** List of redirects after applying the operations. */
function after(list: readonly Record<string, unknown>[], steps: readonly Operation[]): unknown[] {
  const entries: unknown[] = structuredClone([...list]);
  for (const step of steps) {
    const [, , place = '', key] = step.path.split('/');
    if (step.op === 'remove') entries.splice(Number(place), 1);
    else if (step.op === 'add') entries.push(step.value);
    else if (step.op === 'replace') (entries[Number(place)] as Record<string, unknown>)[key ?? ''] = step.value;
  }
  return entries;
}

function renamed(list: readonly Record<string, unknown>[], from: string, to: string, hasRedirect = true): unknown[] {
  const move = { from: parsePattern(from), to: parsePattern(to) };
  return after(list, movedRedirects(list, move, hasRedirect ? redirectFor(move.from, move.to) : undefined));
}
const entry = (from: string, to: string): Record<string, unknown> => ({ from, to, status: 301 });

describe('redirects of a page with a new route', () => {
  it.each([
    ['lead on from the old one', [], '/a', '/b', [entry('/a', '/b')]],
    ['go when the page comes back', [entry('/a', '/b')], '/b', '/a', [entry('/b', '/a')]],
    ['lead straight on after a second move', [entry('/a', '/b')], '/b', '/c', [entry('/a', '/c'), entry('/b', '/c')]],
    ['go after a way back over two', [entry('/a', '/c'), entry('/b', '/c')], '/c', '/a', [entry('/b', '/a'), entry('/c', '/a')]],
    [
      'keep their queries, marks and days',
      [{ ...entry('/x', '/a?t=1#hier'), validUntil: '2026-12-31' }],
      '/a',
      '/b',
      [{ ...entry('/x', '/b?t=1#hier'), validUntil: '2026-12-31' }, entry('/a', '/b')],
    ],
    [
      'keep placeholders',
      [entry('/alt/[...rest]', '/a/{rest}')],
      '/a/[...mehr]',
      '/b/[...mehr]',
      [entry('/alt/[...rest]', '/b/{rest}'), entry('/a/[...mehr]', '/b/{mehr}')],
    ],
    ['go whatever their parameter is called', [entry('/b/[x]', '/fremd')], '/a/[y]', '/b/[y]', [entry('/a/[y]', '/b/{y}')]],
    ['go in whatever spelling', [entry('/%62', '/fremd')], '/a', '/b', [entry('/a', '/b')]],
    ['of others stay', [entry('/über-uns', '/impressum')], '/a', '/b', [entry('/über-uns', '/impressum'), entry('/a', '/b')]],
  ])('%s', (_what, list, from, to, expected) => expect(renamed(list, from, to)).toEqual(expected));

  it('that would hide the page go also where no new one is wanted', () => {
    expect(renamed([entry('/a', '/b'), entry('/x', '/b')], '/b', '/a', false)).toEqual([entry('/x', '/a')]);
  });
});
