import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRecord, pointerOf } from '#documents/reader/path.ts';
import { grafted } from './graft.ts';
import { contentEnd, entryEnd, entryStart, isFlow, valuePlace } from './offsets.ts';
import type { Operation } from './operation.ts';
import { patchText } from './patch-text.ts';
import { isCollection, parsed, spotOf, type Syntax } from './syntax.ts';
import { randomEdit, type Chance } from './testing/random-edits.ts';
import { shippedDocuments } from './testing/shipped.ts';

/** Number of edits; `PARKETT_EDITS=20000` for the long run. */
const RUNS = Number(process.env['PARKETT_EDITS'] ?? 100);
const shipped = shippedDocuments();

/** Everything that the composer reads from a syntax tree: positions of all entries. */
function places({ document, text }: Syntax): unknown[] {
  const below = (node: unknown): unknown[] => {
    if (!isCollection(node)) return [];
    return node.items.flatMap((_, index) => {
      const spot = spotOf(node, index);
      if (spot === undefined) return [];
      const [start, end] = spot.node?.range ?? [];
      // If an entry has no value, only the place for it counts. A block list or map over several lines ends with its last entry.
      const isOpen = isCollection(spot.node) && !isFlow(spot.node) && spot.node.items.length > 0;
      const range = start === end ? [] : isOpen ? [start] : [start, end];
      const own = [
        entryStart(spot),
        valuePlace(spot, text),
        contentEnd(spot.node, text),
        entryEnd(spot, text),
        isFlow(spot.node),
        ...range,
      ];
      return [own, ...below(spot.node)];
    });
  };
  return below(document.contents);
}

/** Text with a random change at any place, like an edit by hand; most results are not valid YAML. */
function smudged(text: string, chance: Chance): string {
  const at = Math.floor(chance() * text.length);
  const bits = [
    'x',
    ' ',
    '\n',
    ':',
    ': ',
    '- ',
    '#',
    ' # k',
    '"',
    "'",
    '|',
    '>-',
    '[',
    ']',
    '{',
    '}',
    '&a ',
    '*a',
    '\t',
    '---',
    '%',
    '\n  ',
    '  - y\n',
  ];
  const bit = bits[Math.floor(chance() * bits.length)] ?? '';
  return text.slice(0, at) + bit + text.slice(at + Math.floor(chance() * 3));
}

/** Edit that adds one letter to a text of the document, like typing. */
function typed(value: unknown, chance: Chance): Operation | undefined {
  const texts = (node: unknown, at: string): { path: string; value: string }[] => {
    if (typeof node === 'string') return [{ path: at, value: node }];
    if (Array.isArray(node)) return node.flatMap((each, index) => texts(each, `${at}/${index}`));
    return isRecord(node) ? Object.entries(node).flatMap(([key, each]) => texts(each, at + pointerOf([key]))) : [];
  };
  const all = texts(value, '');
  const one = all[Math.floor(chance() * all.length)];
  const letter = 'aß€:#-"\' \n'[Math.floor(chance() * 10)] ?? '';
  return one && { op: 'replace', path: one.path, value: one.value + letter };
}

/** Random numbers of even distribution; those of fast-check prefer small ones. */
function evenly(seed: number): Chance {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function said(syntax: Syntax) {
  return { value: syntax.value, plain: syntax.document.toJS() as unknown, eol: syntax.eol, places: places(syntax) };
}

function read(text: string): Syntax | undefined {
  try {
    return parsed(text);
  } catch {
    return undefined;
  }
}

describe('a syntax of which one entry was read anew', () => {
  it(`is the one that reading the whole comes to (${RUNS} edits)`, { timeout: 1_800_000 }, () => {
    let grafts = 0;
    fc.assert(
      fc.property(fc.constantFrom(...shipped), fc.nat(), fc.integer({ min: 1, max: 6 }), ({ text }, seed, length) => {
        const chance = evenly(seed);
        let before = parsed(text);
        for (let step = 0; step < length; step += 1) {
          const operation = chance() < 0.6 ? typed(before.value, chance) : randomEdit(before.value, chance);
          const next = chance() < 0.3 ? smudged(before.text, chance) : operation === undefined ? text : patchText(before.text, [operation]);
          const whole = read(next);
          const graft = grafted(before, next);
          if (graft !== undefined) grafts += 1;
          expect(graft && said(graft), next).toEqual(graft && whole && said(whole));
          before = graft ?? whole ?? before;
        }
      }),
      { numRuns: RUNS },
    );
    expect(grafts).toBeGreaterThan(RUNS / 4);
  });
});
