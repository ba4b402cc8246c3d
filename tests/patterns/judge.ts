import { check } from 'recheck';
import type { Pattern } from './collect.ts';

/** Timeout for one pattern, in ms; those of the product take 1 to 3,000. */
const TIME = 20_000;

/**
 * Judges whether a pattern takes time linear in the length of a text, by recheck's automata, or by its attacks for features that automata
 * cannot express.
 * @returns undefined if linear, otherwise the fault with a text that takes long
 */
export async function faultOf({ source, flags }: Pick<Pattern, 'source' | 'flags'>): Promise<string | undefined> {
  const verdict = await check(source, flags.replaceAll(/[dv]/gu, ''), { timeout: TIME });
  if (verdict.status === 'safe') return undefined;
  if (verdict.status === 'unknown') return `nobody can tell (${verdict.error.kind})`;
  return `${verdict.complexity.summary}, for example with ${verdict.attack.pattern.slice(0, 200)}`;
}
