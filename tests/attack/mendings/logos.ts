import { edit, type Mending } from '../runner/mending.ts';

export const mendings: readonly Mending[] = [
  { attack: 'logos-invented', edits: [edit('domain/image/monogram.ts', '([A-Z0-9]{1,2})-', '([A-Z0-9]+)-')] },
];
