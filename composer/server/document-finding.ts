import { isRecord, pointerOf, type DocumentPath } from '#documents/reader/path.ts';
import type { Finding } from '#documents/reader/finding.ts';
import type { DocumentFinding } from '../api.ts';
import { valueAt } from '../documents/values.ts';

/** Finding in the form of the API: without its code frame, which the app renders itself, and with its place as a JSON pointer. */
export function documentFinding({ frame: _frame, seeAlso: _seeAlso, ...finding }: Finding, value?: unknown): DocumentFinding {
  return { ...finding, at: pointerOf(pathShown(finding.path, value)) };
}

/** Identity of a finding, independent of its current line. */
export function keyOfFinding({ file, path, rule, message }: Finding): string {
  return [file, path, rule, message].join('\n');
}

/** The path that a finding shows, `body.main[2].range`; keys with a dot are known from the document's value. */
export function pathShown(shown: string, value: unknown): DocumentPath {
  const path: (string | number)[] = [];
  let [rest, place] = [shown, value];
  while (rest !== '') {
    const index = /^\[(\d+)\]\.?/u.exec(rest);
    const step = index === null ? keyIn(rest, place) : Number(index[1]);
    path.push(step);
    rest = rest.slice(index === null ? String(step).length : index[0].length).replace(/^\./u, '');
    place = valueAt(place, [step]);
  }
  return path;
}

/** The longest key of a section that a path begins with, else everything up to the next dot or bracket. */
function keyIn(rest: string, place: unknown): string {
  const keys = isRecord(place)
    ? Object.keys(place).filter((key) => key !== '' && rest.startsWith(key) && /^(?:$|[.[])/u.test(rest.slice(key.length)))
    : [];
  return keys.toSorted((a, b) => b.length - a.length)[0] ?? /^[^.[]+/u.exec(rest)?.[0] ?? rest;
}
