import { edit, type Safeguard } from '../runner/safeguard.ts';

export const safeguards: readonly Safeguard[] = [
  {
    attack: 'preview-flood',
    edits: [
      edit('composer/server/rendering/limits.ts', 'mostEach: 8,', 'mostEach: 1_000,'),
      edit('composer/server/rendering/limits.ts', 'most: 60,', 'most: 1_000,'),
    ],
  },
];
