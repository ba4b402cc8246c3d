import type { Schema } from '#client/operations.ts';
import { STAY_BARRIER } from '#domain/derivative/barrier-label.ts';
import { levelsAt } from '#domain/derivative/levels.ts';
import { dateTime } from '../../../../base/date-time.ts';
import { noonOf } from './days.ts';
import type { Product } from './product.ts';

type Barrier = Schema<'DerivativesBarrier'>;

interface Level {
  readonly typeBarrier: Barrier['typeBarrier'];
  readonly name: string;
  readonly level: number | undefined;
  /** Whether touching the level changes the product. */
  readonly isWatched?: boolean;
}

/** Returns the levels of the underlying that matter to a product, as of its figures. */
export function barriersOf({ terms, inputs, underlyingNotation }: Product): Barrier[] {
  const variable = terms.type === 'KNOCKOUT_CERTIFICATE' && terms.maturity === undefined;
  return levelsOf(terms, inputs.time).flatMap(({ typeBarrier, name, level, isWatched = false }) =>
    level === undefined
      ? []
      : {
          typeBarrier,
          ...(typeBarrier === 'BARRIER' && terms.upperBarrier === undefined && { idTypeBarrier: STAY_BARRIER }),
          barrier: level,
          nameTypeBarrierProductIssuer: name,
          ...(isWatched && { hasBeenHit: inputs.hitAt !== undefined }),
          isoCurrencyUnderlying: underlyingNotation.isoCurrency,
          datetimeStart: dateTime(noonOf(terms.issued)),
          variable,
        },
  );
}

/** Returns the distance of the underlying from each level; positive on the side that is good for the holder. */
export function barrierFiguresOf({ terms, inputs }: Product): Schema<'DerivativesBarrierFigure'>[] {
  const side = terms.right === 'CALL' ? 1 : -1;
  return levelsOf(terms, inputs.time).flatMap(({ typeBarrier, name, level }) => {
    if (level === undefined || inputs.spot <= 0) return [];
    const differenceBarrier = (name === UPPER ? -1 : side) * (inputs.spot - level);
    return { typeBarrier, differenceBarrier, differenceBarrierPct: (differenceBarrier / inputs.spot) * 100 };
  });
}

const UPPER = 'Obere Barriere';

function levelsOf(terms: Product['terms'], time: number): Level[] {
  const { strike, knockOut, barrier, upperBarrier, bonusLevel, cap } = namedLevels(terms, time);
  const lower = upperBarrier === undefined ? 'Barriere' : 'Untere Barriere';
  return [
    { typeBarrier: 'STRIKE', name: 'Basispreis', level: strike },
    { typeBarrier: 'KNOCK_OUT', name: 'Knock-out-Schwelle', level: knockOut, isWatched: true },
    { typeBarrier: 'BARRIER', name: lower, level: barrier, isWatched: true },
    { typeBarrier: 'BARRIER', name: UPPER, level: upperBarrier, isWatched: true },
    { typeBarrier: 'BONUS', name: 'Bonusniveau', level: bonusLevel },
    { typeBarrier: 'CAP', name: 'Cap', level: cap },
  ];
}

type LevelName = 'strike' | 'knockOut' | 'barrier' | 'upperBarrier' | 'bonusLevel' | 'cap';

/** Returns the levels by name; those that a product does not have are undefined. */
export function namedLevels(terms: Product['terms'], time: number): Readonly<Record<LevelName, number | undefined>> {
  const { strike, barrier } = levelsAt(terms, time);
  const isKnockout = terms.type === 'KNOCKOUT_CERTIFICATE';
  return {
    strike,
    knockOut: isKnockout ? (barrier ?? strike) : undefined,
    barrier: isKnockout ? undefined : barrier,
    upperBarrier: terms.upperBarrier,
    bonusLevel: terms.bonusLevel,
    cap: terms.cap,
  };
}
