import { edit, type Safeguard } from '../runner/safeguard.ts';

export const safeguards: readonly Safeguard[] = [
  { attack: 'logos-invented', edits: [edit('domain/image/monogram.ts', '([A-Z0-9]{1,2})-', '([A-Z0-9]+)-')] },
];
