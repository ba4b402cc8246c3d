/** One mending as the place in the sources that it stands on, and what is there without it. */
export interface Mending {
  /** The attack that must fall without it. */
  readonly attack: string;
  readonly file: string;
  /** Stands once in the file. */
  readonly with: string;
  readonly without: string;
}

/** Mendings that `npm run attack:without` takes out, one at a time; all lie in the provider, so no build is needed. */
export const mendings: readonly Mending[] = [
  {
    attack: 'real-time-after-logout',
    file: 'provider/services/accounts/right-changes.ts',
    with: 'for (const listener of listeners) listener(change);',
    without: 'void change;',
  },
  {
    attack: 'doors-invented-addresses',
    file: 'provider/doors/http/rate-limit.ts',
    with: 'return visitor === undefined ? undefined : allowance.take(visitor, cost);',
    without: 'return undefined;',
  },
  {
    attack: 'cold-derivatives',
    file: 'provider/doors/http/handlers.ts',
    with: 'STAYING.has(operation) ? undefined : aside',
    without: 'undefined',
  },
];
