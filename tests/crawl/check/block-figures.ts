import type { Answers } from './answers.ts';
import type { Fault } from './faults.ts';
import { isAmong } from './numbers.ts';
import type { ReadPage } from './read-page.ts';

export interface BlockFigures {
  /** Figures found in the contract's answers. */
  readonly found: number;
  /** Figures that the block computes from the contract's answers. */
  readonly computed: number;
  /** Figures of blocks without a call to compare with. */
  readonly unasked: number;
  readonly faults: readonly Fault[];
}

/** Blocks that also show figures computed from their answers: scenarios and distances. `npm run truth` recomputes them. */
const COMPUTING = new Set(['derivative-facts', 'analyst-views']);

/** Pattern of a count of entries, which is not compared because lists are filtered before they are counted. */
const COUNT = /^\d{1,3}$/u;

/** Looks up every figure of a block in the numbers of the contract's answers for such a block. */
export function figuresOf(page: ReadPage, path: string, answers: Answers | undefined): BlockFigures {
  const faults: Fault[] = [];
  const total = { found: 0, computed: 0, unasked: 0 };
  for (const { type, figures } of page.blocks) {
    const given = answers?.get(type);
    for (const { label, text } of figures) {
      if (given === undefined) total.unasked += 1;
      else if (given.some((numbers) => isAmong(text, numbers))) total.found += 1;
      else if (COMPUTING.has(type) || COUNT.test(text)) total.computed += 1;
      else faults.push({ kind: 'figure', path, detail: `${type}: ${label}: ${text} is in no answer` });
    }
  }
  return { ...total, faults };
}
