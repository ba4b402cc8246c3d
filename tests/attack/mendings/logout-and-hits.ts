import { edit, type Mending } from '../runner/mending.ts';

export const mendings: readonly Mending[] = [
  {
    attack: 'logout-by-address',
    edits: [edit('site/bff/find-operation.ts', " && (operationTable[id].method !== 'GET' || sessionEffectOf(id) === undefined)", '')],
    isBuilt: true,
  },
  { attack: 'analytics-flood', edits: [edit('provider/services/analytics/index.ts', '      measure(address);\n', '')] },
];
