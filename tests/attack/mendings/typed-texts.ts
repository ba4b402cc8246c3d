import { edit, type Mending } from '../runner/mending.ts';

export const mendings: readonly Mending[] = [
  {
    // A number that can be read in exponentially many ways.
    attack: 'search-amounts',
    edits: [edit('domain/search/amount.ts', "const NUMBER = /^\\d[\\d.,']*$/u;", "const NUMBER = /^(?:\\d+[.,']*)+$/u;")],
  },
];
