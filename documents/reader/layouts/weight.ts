import type { PlacedFault } from '../fault.ts';
import type { Place } from '../source.ts';
import { hasParameters, parametersIn, type Arguments } from './fill.ts';
import type { Traced } from './traced.ts';

/** Maximum number of blocks that lists may add to one page: ten lists of the largest size. */
export const MOST_BLOCKS_OF_LISTS = 2_000;
/** Maximum number of characters that layouts and lists may add to one page, eight times the longest document: parameters multiply texts. */
export const MOST_CHARACTERS = 2_000_000;

const weights = new WeakMap<Traced, number>();

/** Returns the characters of the texts of a part, plus one for each value, list and section. */
function weightOf(node: Traced): number {
  if (node.kind === 'value') return typeof node.value === 'string' ? node.value.length + 1 : 1;
  let weight = weights.get(node);
  if (weight === undefined) weights.set(node, (weight = sumOf(node, weightOf)));
  return weight;
}

function sumOf(node: Exclude<Traced, { kind: 'value' }>, of: (part: Traced) => number): number {
  let sum = 1;
  if (node.kind === 'list') for (const item of node.items) sum += of(item);
  else for (const [key, entry] of node.entries) sum += key.length + of(entry);
  return sum;
}

/** Weight of a part after its parameters are filled in, computed without building it. */
export function filledWeight(node: Traced, values: Arguments): number {
  if (!hasParameters(node)) return weightOf(node);
  if (node.kind !== 'value') return sumOf(node, (part) => filledWeight(part, values));
  return parametersIn(String(node.value)).reduce((sum, name) => {
    const value = values.get(name);
    return sum + (value === undefined ? 0 : weightOf(value));
  }, weightOf(node));
}

/** Remaining size that one page may take over from layouts and lists. */
export interface Budget {
  /** Subtracts the characters inserted at a place. Returns false, with a finding at the first such place, once the budget is exceeded. */
  spend(characters: number, place: Place): boolean;
  /** Subtracts a block of a list. */
  spendBlock(place: Place): boolean;
}

export function createBudget(faults: PlacedFault[]): Budget {
  let characters = 0;
  let blocks = 0;
  let isSpent = false;
  const refuse = (place: Place, fault: Pick<PlacedFault['fault'], 'rule' | 'message' | 'expected'>): boolean => {
    if (!isSpent) faults.push({ source: place.source, fault: { ...fault, path: place.path, part: 'value' } });
    isSpent = true;
    return false;
  };
  return {
    spend(more, place) {
      characters += more;
      return isSpent || characters > MOST_CHARACTERS ? refuse(place, TOO_LONG) : true;
    },
    spendBlock(place) {
      blocks += 1;
      return isSpent || blocks > MOST_BLOCKS_OF_LISTS ? refuse(place, TOO_MANY) : true;
    },
  };
}

const count = (number: number): string => number.toLocaleString('de-DE');

/** Finding about texts that are too long with their parameters. */
export const TOO_LONG = {
  rule: 'too-much-text',
  message: `Mit dem, was hier eingesetzt wird, ist die Seite länger als ${count(MOST_CHARACTERS)} Zeichen: Layouts, Listen und Parameter wiederholen zu viel.`,
  expected: 'kürzere Texte in „with“, oder weniger Stellen, die sie einsetzen',
};

const TOO_MANY = {
  rule: 'too-many-blocks',
  message: `Ab hier bringen Bausteinlisten mehr als ${count(MOST_BLOCKS_OF_LISTS)} Bausteine auf die Seite.`,
  expected: `höchstens ${count(MOST_BLOCKS_OF_LISTS)} Bausteine aus Listen`,
};
