import { edit, type Safeguard } from '../runner/safeguard.ts';

/** Serves every request at once, in parallel with all earlier requests of the same visitor. */
const NO_TURNS = edit('site/server/visitor-limits.ts', 'turns: createTurns(RENDER_TURNS),', 'turns: undefined,');
/** Rendering and writing cost a visitor as little as a cached page. */
const NO_COSTS = edit('site/server/render-turn.ts', 'limits.charge(request, cost - COSTS.cached)', 'limits.charge(request, 0)');

export const safeguards: readonly Safeguard[] = [
  {
    attack: 'csv-by-six',
    edits: [
      edit('site/server/visitor-limits.ts', 'exports: createTurns(EXPORT_TURNS),', 'exports: undefined,'),
      edit('blocks/finder/finder/rows-export.ts', 'ROWS_AT_ONCE = 25', 'ROWS_AT_ONCE = 1_000'),
      edit('site/server/own-work.ts', 'limits.charge(request, cost)', 'limits.charge(request, 0)'),
      edit('site/server/requests/calls.ts', 'limits.charge(request, rows * COSTS.row)', 'limits.charge(request, 0)'),
    ],
    isBuilt: true,
  },
  { attack: 'cold-pages-by-six', edits: [NO_TURNS] },
  { attack: 'preview-link-flood', edits: [NO_TURNS, NO_COSTS] },
];
