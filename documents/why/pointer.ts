import { isRecord, pointerOf, showPath, stepsOf, type DocumentPath } from '../reader/path.ts';
import { closest } from '../reader/suggest.ts';
import { oneOfWords, valueWord } from '../reader/words.ts';

/** Path that a pointer leads to in a value, or a German text about where it ended. */
export type Followed = { readonly path: DocumentPath } | { readonly problem: string };

/** Follows a JSON pointer, `/groups/0`, or a place as findings name it, `groups[0].items`. */
export function followed(pointer: string, value: unknown): Followed {
  const path: (string | number)[] = [];
  let current = value;
  for (const step of stepsOf(asPointer(pointer))) {
    if (Array.isArray(current) && /^\d+$/u.test(step) && Number(step) < current.length) {
      path.push(Number(step));
      current = current[Number(step)];
    } else if (isRecord(current) && Object.hasOwn(current, step)) {
      path.push(step);
      current = current[step];
    } else return { problem: endsAt(path, step, current) };
  }
  return { path };
}

function asPointer(place: string): string {
  const pointer = place === '' || place.startsWith('/') ? place : `/${place.replaceAll(/\[(\d+)\]/gu, '.$1').replaceAll('.', '/')}`;
  return pointer.replace(/\/$/u, '');
}

function endsAt(path: DocumentPath, step: string, value: unknown): string {
  const where = path.length === 0 ? 'Im Dokument' : `In „${showPath(path)}“`;
  if (Array.isArray(value)) {
    const last = value.length - 1;
    const there = last < 0 ? 'Die Liste ist leer.' : `Es gibt die Einträge 0 bis ${last}; gezählt wird ab 0.`;
    const suggestion = last >= 0 && /^\d+$/u.test(step) ? ` Meintest du „#${pointerOf([...path, last])}“?` : '';
    return `${where} gibt es keinen Eintrag „${step}“. ${there}${suggestion}`;
  }
  if (!isRecord(value)) return `${where} steht ${valueWord(value)}; darunter liegt kein „${step}“.`;
  const keys = Object.keys(value);
  const near = closest(step, keys);
  const suggestion = near === undefined ? '' : ` Meintest du „#${pointerOf([...path, near])}“?`;
  return `${where} gibt es „${step}“ nicht. Dort steht ${oneOfWords(keys)}.${suggestion}`;
}
