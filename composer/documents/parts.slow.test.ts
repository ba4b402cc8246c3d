import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch } from '#gateway/patch.ts';
import { isRecord } from '#documents/reader/path.ts';
import { inverseOf } from './inverse.ts';
import type { Operation } from './operation.ts';
import { patchedInParts } from './patch-parts.ts';
import { patchText } from './patch-text.ts';
import { parsed } from './syntax.ts';
import { chances, randomEdit, type Chance } from './testing/random-edits.ts';
import { keyOfStep, stepOfKey } from '#domain/text/json-pointer.ts';
import { shippedDocuments } from './testing/shipped.ts';

/** Number of patches; `PARKETT_EDITS=2000` for the long run. */
const RUNS = Number(process.env['PARKETT_EDITS'] ?? 60);
const shipped = shippedDocuments();

/** Random operations that fit one after the other, at most `length`. */
function randomPatch(value: unknown, length: number, chance: Chance): Operation[] {
  const patch: Operation[] = [];
  let current = value;
  for (let step = 0; step < length; step += 1) {
    const operation = chance() < 0.2 ? rewritten(current, chance) : randomEdit(current, chance);
    if (operation === undefined) break;
    patch.push(operation);
    current = applyPatch(current, [operation]);
  }
  return patch;
}

/** Replacement of a whole list or section with some of its entries changed. */
function rewritten(value: unknown, chance: Chance): Operation | undefined {
  const places: string[] = [];
  const look = (node: unknown, at: string): void => {
    if (typeof node !== 'object' || node === null) return;
    if (at !== '') places.push(at);
    for (const [key, each] of Object.entries(node)) look(each, `${at}/${stepOfKey(key)}`);
  };
  look(value, '');
  const path = places[Math.floor(chance() * places.length)];
  if (path === undefined) return undefined;
  const names = path.split('/').slice(1);
  const old = names.reduce<unknown>((node, name) => (node as Record<string, unknown>)[keyOfStep(name)], value);
  let next = old;
  for (let step = 0; step < 4 && (Array.isArray(next) || isRecord(next)); step += 1) {
    const operation = randomEdit(next, chance);
    if (operation !== undefined) next = applyPatch(next, [operation]);
  }
  return { op: 'replace', path, value: next };
}

/** Applies each operation to the whole text, as the reference result. */
const stepByStep = (text: string, patch: readonly Operation[]): string => patch.reduce((current, step) => patchText(current, [step]), text);

describe('a patch that is made in parts', () => {
  it(`comes to the same text and inverse as step by step (${RUNS} patches)`, { timeout: 1_800_000 }, () => {
    let inParts = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...shipped),
        fc.integer({ min: 3, max: 12 }),
        fc.constantFrom(0, 60, 300),
        chances,
        ({ text }, length, largest, chance) => {
          const { value } = parsed(text);
          const patch = randomPatch(value, length, chance);
          const wanted = stepByStep(text, patch);
          const result = patchedInParts(text, patch, largest);
          if (result !== undefined) inParts += 1;
          expect(result ?? wanted).toBe(wanted);
          const inverse = inverseOf(value, patch);
          expect(applyPatch(parsed(wanted).value, inverse)).toEqual(value);
          const back = patchedInParts(wanted, inverse, largest) ?? stepByStep(wanted, inverse);
          expect(back).toBe(stepByStep(wanted, inverse));
          expect(parsed(back).value).toEqual(value);
        },
      ),
      { numRuns: RUNS },
    );
    expect(inParts).toBeGreaterThan(RUNS * 0.9);
  });
});
