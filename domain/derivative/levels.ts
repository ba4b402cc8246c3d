import type { DerivativeTerms } from './terms.ts';

const DAY = 86_400_000;

export interface Levels {
  readonly strike: number | undefined;
  readonly barrier: number | undefined;
}

/** Price levels of the underlying that end or change a product. */
export interface Watch {
  /** Reached at or below. */
  readonly lower?: number;
  /** Reached at or above. */
  readonly upper?: number;
  /** CLOSE: only the day's last price counts; MATURITY: only the last price of all. */
  readonly observed: 'ALWAYS' | 'CLOSE' | 'MATURITY';
}

/**
 * Returns strike and barrier on a day. Those of open-ended knock-outs rise every day at the rate `financing`, which is how the holder pays
 * for the loan of the issuer up to the strike. Those of other products stay the same.
 */
export function levelsAt(terms: DerivativeTerms, time: number): Levels {
  const { strike, barrier, financing } = terms;
  if (terms.type !== 'KNOCKOUT_CERTIFICATE' || terms.maturity !== undefined || financing === undefined) return { strike, barrier };
  const days = Math.max(0, Math.floor(time / DAY) - Math.floor(terms.issued / DAY));
  const growth = (1 + financing / 365) ** days;
  return { strike: strike && strike * growth, barrier: barrier && barrier * growth };
}

/** Returns the barriers of a product on a day; undefined if none is observed any more. */
export function watchOf(terms: DerivativeTerms, time: number): Watch | undefined {
  const { strike, barrier } = levelsAt(terms, time);
  switch (terms.type) {
    case 'KNOCKOUT_CERTIFICATE': {
      // A touch of the strike ends a smart turbo at any time, with nothing left: its value there is 0 anyway.
      const observed = terms.feature === 'SMART_TURBO' ? 'CLOSE' : 'ALWAYS';
      const level = barrier ?? strike;
      if (level === undefined) return undefined;
      return terms.right === 'CALL' ? { lower: level, observed } : { upper: level, observed };
    }
    case 'INLINE_WARRANT':
      if (barrier === undefined || terms.upperBarrier === undefined) return undefined;
      return { lower: barrier, upper: terms.upperBarrier, observed: 'ALWAYS' };
    case 'BONUS_CERTIFICATE':
    case 'BOND_CERTIFICATE':
      return barrier === undefined ? undefined : { lower: barrier, observed: 'ALWAYS' };
    case 'EXPRESS_CERTIFICATE':
      return barrier === undefined ? undefined : { lower: barrier, observed: 'MATURITY' };
    default:
      return undefined;
  }
}

/** Returns true if a touched barrier ends the product: it is paid back, or worthless, and no longer traded. */
export function endsAtBarrier({ type }: DerivativeTerms): boolean {
  return type === 'KNOCKOUT_CERTIFICATE' || type === 'INLINE_WARRANT';
}
