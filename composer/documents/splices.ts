import { spliced, type Splice } from './splice.ts';

/** Characters of a stretch of a long text: few enough to be copied for every change. */
const STRETCH = 2_048;

/**
 * The text that splices make of another one, one after the other. Each is made in the stretches of the text that it lies in, so a
 * thousand changes of a long text cost little more than those of a short one.
 * @throws Error when the text does not hold what a splice takes away
 */
export function splicedAll(text: string, splices: readonly Splice[]): string {
  if (splices.length < 2) return splices.reduce(spliced, text);
  const stretches = cut(text);
  for (const { at, was, is } of splices) {
    let [first, start] = [0, 0];
    while (first < stretches.length - 1 && start + (stretches[first]?.length ?? 0) < at) {
      start += stretches[first]?.length ?? 0;
      first += 1;
    }
    let [end, length] = [first, 0];
    while (end < stretches.length && (end === first || start + length < at + was.length)) {
      length += stretches[end]?.length ?? 0;
      end += 1;
    }
    stretches.splice(first, end - first, ...cut(spliced(stretches.slice(first, end).join(''), { at: at - start, was, is })));
  }
  return stretches.join('');
}

function cut(text: string): string[] {
  const stretches: string[] = [];
  for (let at = 0; at < text.length; at += STRETCH) stretches.push(text.slice(at, at + STRETCH));
  return stretches.length === 0 ? [''] : stretches;
}
