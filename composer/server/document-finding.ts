import { isRecord, pointerOf, type DocumentPath } from '#documents/reader/path.ts';
import type { Finding } from '#documents/reader/finding.ts';
import type { DocumentFinding } from '../api.ts';
import { valueAt } from '../documents/values.ts';

/** Finding in the format of the API: without its code frame, which the app renders itself, and with its place as a JSON pointer. */
export function documentFinding({ frame: _frame, seeAlso: _seeAlso, ...finding }: Finding, value?: unknown): DocumentFinding {
  return { ...finding, at: pointerOf(pathShown(finding.path, value)) };
}

/** Identity of a finding, independent of its current line. */
export function keyOfFinding({ file, path, rule, message }: Finding): string {
  return [file, path, rule, message].join('\n');
}

/** Parses the displayed path of a finding, such as `body.main[2].range`. The document's value resolves keys that contain a dot. */
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

/** Longest key of the map with which the path starts; otherwise the text up to the next dot or bracket. */
function keyIn(rest: string, place: unknown): string {
  const keys = isRecord(place)
    ? Object.keys(place).filter((key) => key !== '' && rest.startsWith(key) && /^(?:$|[.[])/u.test(rest.slice(key.length)))
    : [];
  return keys.toSorted((a, b) => b.length - a.length)[0] ?? /^[^.[]+/u.exec(rest)?.[0] ?? rest;
}
