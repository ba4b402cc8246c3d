import { edit, type Safeguard } from '../runner/safeguard.ts';

export const safeguards: readonly Safeguard[] = [
  {
    // A number that can be read in exponentially many ways.
    attack: 'search-amounts',
    edits: [edit('domain/search/amount.ts', "const NUMBER = /^\\d[\\d.,']*$/u;", "const NUMBER = /^(?:\\d+[.,']*)+$/u;")],
  },
];
