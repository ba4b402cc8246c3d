import type { Term } from './path.ts';
import { REFERENCE_DAY } from './variance-clock.ts';

/** A straight line in log price through 0 at the reference day: costs, kept earnings, the carry of a future. */
export function driftTerms(perYear: number | undefined): readonly Term[] {
  if (perYear === undefined || perYear === 0) return [];
  const nodes = new Float64Array(49);
  return [
    {
      weight: perYear / 365.25,
      process: {
        nodes(day) {
          for (let half = 0; half <= 48; half += 1) nodes[half] = day - REFERENCE_DAY + half / 48;
          return nodes;
        },
        variance: () => 0,
      },
    },
  ];
}
