import { edit, type Mending } from '../runner/mending.ts';

export const mendings: readonly Mending[] = [
  {
    attack: 'composer-long-texts',
    edits: [edit('composer/server/files.ts', 'const LARGEST = 256 * 1024;', 'const LARGEST = 256 * 1024 * 1024;')],
  },
  { attack: 'composer-many-steps', edits: [edit('composer/server/routes.ts', 'const MOST_STEPS = 500;', 'const MOST_STEPS = 5_000_000;')] },
];
