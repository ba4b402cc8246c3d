import { edit, type Safeguard } from '../runner/safeguard.ts';

export const safeguards: readonly Safeguard[] = [
  {
    attack: 'logout-by-address',
    edits: [edit('site/bff/find-operation.ts', " && (operationTable[id].method !== 'GET' || sessionEffectOf(id) === undefined)", '')],
    isBuilt: true,
  },
  { attack: 'analytics-flood', edits: [edit('provider/services/analytics/index.ts', '      measure(address);\n', '')] },
];
