import type { Chance } from './random-edits.ts';

/** Size of the largest document, in characters. */
const LARGEST = 256_000;

const pick = <T>(chance: Chance, list: readonly T[]): T | undefined => list[Math.floor(chance() * list.length)];

/** Lines and parts to repeat; `#` stands for the number of the repetition. */
const REPEATED = [
  'k1: 1\n',
  'key#: 1\n',
  '- type: foo\n',
  '- a\n',
  '- &a# x\n',
  '- *a1\n',
  '- "x\n',
  '[',
  '{ a: ',
  '- ',
  '? ',
  'a: b: c\n',
  '  - |\n',
  '# Kommentar\n',
  '\t',
  ':\n',
  '- [a, { b: 1 }]\n',
  'a#: &x# [1]\nb#: *x#\n',
  '    - type: text-section\n      headline: Abschnitt #\n      paragraphs: [Ein Absatz.]\n',
  '    - type: page-intr\n      headlin: x\n',
  '    - { type: link-list, links: [{ link: /gibt-es-nicht-#, label: x }] }\n',
  '\u00A0',
  ' x',
  '\\',
  "''",
] as const;

/** Text of up to 256 kB that repeats one thing, with or without the first lines of a page. */
export function hostileText(chance: Chance): string {
  const piece = pick(chance, REPEATED) ?? '';
  const length = Math.floor(10 ** (2 + chance() * 3.4));
  const head =
    chance() < 0.5 ? 'route: /a\ntitle: A\ndescription: A\ndataClass: static\nrendering: cached\nrobots: noindex\nbody:\n  main:\n' : '';
  const parts: string[] = [head];
  for (let [size, turn] = [head.length, 0]; size < Math.min(length, LARGEST); turn += 1) {
    const next = piece.replaceAll('#', String(turn));
    parts.push(next);
    size += next.length;
  }
  return parts.join('').slice(0, LARGEST);
}

const BITS = [
  'x',
  ' ',
  '\n',
  ': ',
  '- ',
  '#',
  '"',
  "'",
  '|\n',
  '[',
  ']',
  '{',
  '}',
  '&a ',
  '*a',
  '\t',
  '---\n',
  '%',
  '\0',
  '\uFFFD',
  '<<: ',
] as const;

/** Text with random parts changed, duplicated, moved or cut off. */
export function mutated(text: string, chance: Chance): string {
  let current = text;
  for (let step = Math.floor(chance() * 4); step >= 0; step -= 1) {
    const [a, b] = [chance(), chance()].map((each) => Math.floor(each * current.length)).toSorted((x, y) => x - y);
    const [start = 0, end = 0] = [a, b];
    const kind = chance();
    if (kind < 0.5) current = current.slice(0, start) + (pick(chance, BITS) ?? '') + current.slice(start + Math.floor(chance() * 3));
    else if (kind < 0.65) current = current.slice(0, start) + current.slice(Math.min(end, start + 400));
    else if (kind < 0.8) current = current.slice(0, end) + current.slice(start, end) + current.slice(end);
    else if (kind < 0.9) current = current.slice(0, end);
    else current = current.repeat(Math.max(1, Math.min(10, Math.floor(LARGEST / Math.max(1, current.length)))));
  }
  return current.slice(0, LARGEST);
}
