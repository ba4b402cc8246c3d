import { edit, type Safeguard } from '../runner/safeguard.ts';

/** Long work runs on the thread that answers. */
const NO_WORKERS = edit('provider/transport/http/handlers.ts', 'isStaying(handlerOf(operation)) ? undefined : workers', 'undefined');
/** Cost of one unit for every call, regardless of its work. */
const NO_COSTS = edit(
  'provider/transport/http/rate-limit.ts',
  'const cost = costOf(operationId, queryOf(request));',
  'const cost = Math.min(1, costOf(operationId));',
);

export const safeguards: readonly Safeguard[] = [
  { attack: 'cold-ten-years', edits: [NO_WORKERS, NO_COSTS] },
  { attack: 'cold-quarter-hours', edits: [NO_WORKERS, NO_COSTS] },
  { attack: 'cold-derivatives', edits: [NO_WORKERS] },
  { attack: 'cold-quote-lists', edits: [NO_WORKERS, NO_COSTS] },
];
