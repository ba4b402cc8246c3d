import { spliced, type Splice } from './splice.ts';

/** Size of the chunks of a long text, in characters: small enough to be copied for every change. */
const STRETCH = 2_048;

/**
 * Applies splices to a text, one after the other. Each is applied only to the chunks that it touches, so that a thousand changes of a long
 * text cost little more than those of a short one.
 * @throws Error when the text does not contain what a splice replaces
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
