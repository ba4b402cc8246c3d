import { edit, type Safeguard } from '../runner/safeguard.ts';

export const safeguards: readonly Safeguard[] = [
  {
    // A pattern of numbers that can match in exponentially many ways.
    attack: 'search-amounts',
    edits: [edit('domain/search/amount.ts', "const NUMBER = /^\\d[\\d.,']*$/u;", "const NUMBER = /^(?:\\d+[.,']*)+$/u;")],
  },
];
