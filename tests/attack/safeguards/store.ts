import { edit, type Safeguard } from '../runner/safeguard.ts';

export const safeguards: readonly Safeguard[] = [
  {
    attack: 'store-killed',
    edits: [edit('provider/store/embedded/worker.ts', "'max_wal_size=64MB'", "'max_wal_size=64MB', 'synchronous_commit=off'")],
  },
  {
    attack: 'store-disk-full',
    edits: [
      edit(
        'provider/store/embedded/disk-guard.ts',
        'isFull = freeBytes(folder) < (isFull ? REGAINED_FREE : LEAST_FREE);',
        'isFull = false;',
      ),
    ],
  },
  {
    attack: 'provider-stopped',
    edits: [edit('site/bff/forward.ts', 'timeout = 10_000, bodyLimit', 'timeout = 60_000, bodyLimit')],
    isBuilt: true,
  },
];
