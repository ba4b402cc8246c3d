import { numberAt } from '#domain/input/at.ts';
/** Number of single edits (insert, delete, replace, swap neighbours) from one word to the other: the optimal string alignment distance. */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      let best = Math.min(numberAt(current, column - 1) + 1, numberAt(last, column) + 1, numberAt(last, column - 1) + (same ? 0 : 1));
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        best = Math.min(best, numberAt(beforeLast, column - 2) + 1);
      }
      current.push(best);
    }
    beforeLast = last;
    last = current;
  }
  return numberAt(last, to.length);
}

/** Returns the closest candidate for a word, and whether it is the only close one. */
export function suggested(
  word: string,
  candidates: Iterable<string>,
): { readonly suggestion: string | undefined; readonly isCertain?: boolean } {
  const all = [...candidates];
  const suggestion = closest(word, all);
  return suggestion === undefined ? { suggestion } : { suggestion, isCertain: isOnlyNear(word, suggestion, all) };
}

/** Returns true if at most two letters of at least four differ, and every other candidate differs in two more. */
function isOnlyNear(word: string, suggestion: string, candidates: readonly string[]): boolean {
  const wanted = normalised(word);
  const distance = editDistance(wanted, normalised(suggestion));
  if (distance > 0 && (distance > 2 || distance * 3 > wanted.length || wanted.length < 4)) return false;
  return candidates.every((candidate) => {
    const other = normalised(candidate);
    const isFar = Math.abs(other.length - wanted.length) >= distance + 2;
    return candidate === suggestion || isFar || editDistance(wanted, other) >= distance + 2;
  });
}

/** Maximum length of a word that is compared with others: comparing two of a hundred thousand letters would take minutes. */
const LONGEST = 200;

/** Returns the candidate that was probably meant, or undefined if none is close: about a third of the letters may differ. */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > LONGEST) return undefined;
  const wanted = normalised(word);
  const [heard, hasSound] = [asHeard(wanted), wanted.includes('ph') || wanted.includes('f')];
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of candidates) {
    const other = normalised(candidate);
    if (Math.abs(other.length - wanted.length) > bestDistance) continue;
    const asWritten = editDistance(wanted, other);
    const distance = hasSound ? Math.min(asWritten, editDistance(heard, asHeard(other))) : asWritten;
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best ?? begun(wanted, candidates);
}

/** Returns the only candidate that begins with the word: `noindex` for `no`. */
function begun(wanted: string, candidates: Iterable<string>): string | undefined {
  const longer = [...candidates].filter((candidate) => normalised(candidate).startsWith(wanted));
  return wanted.length > 1 && longer.length === 1 ? longer[0] : undefined;
}

/** Ignores upper case, hyphens, including typographic ones, and underscores. */
function normalised(word: string): string {
  return word.toLowerCase().replaceAll(/[-_ \u2010-\u2014]/gu, '');
}

/** Treats ph and f as equal. */
function asHeard(word: string): string {
  return word.replaceAll('ph', 'f');
}
