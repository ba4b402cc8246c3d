import { edit, type Safeguard } from '../runner/safeguard.ts';

export const safeguards: readonly Safeguard[] = [
  {
    attack: 'foreign-pages',
    edits: [edit('site/bff/own-origin.ts', 'return isOriginOf(arrivalOf(request).host, origin);', 'return true;')],
    isBuilt: true,
  },
  {
    attack: 'real-time-after-logout',
    edits: [edit('provider/services/accounts/right-changes.ts', 'for (const listener of listeners) listener(change);', 'void change;')],
  },
];
