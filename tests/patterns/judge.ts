import { check } from 'recheck';
import type { Pattern } from './collect.ts';

/** Milliseconds for one pattern; those of the product take one to 3,000. */
const TIME = 20_000;

/**
 * Whether a pattern takes time that is linear in the length of a text, by recheck's automata, or by its attacks where it uses what
 * automata can't express.
 * @returns undefined if so, otherwise what is wrong, with a text that it takes long for
 */
export async function faultOf({ source, flags }: Pick<Pattern, 'source' | 'flags'>): Promise<string | undefined> {
  const verdict = await check(source, flags.replaceAll(/[dv]/gu, ''), { timeout: TIME });
  if (verdict.status === 'safe') return undefined;
  if (verdict.status === 'unknown') return `nobody can tell (${verdict.error.kind})`;
  return `${verdict.complexity.summary}, for example with ${verdict.attack.pattern.slice(0, 200)}`;
}
