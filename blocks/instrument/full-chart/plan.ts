import type { Schema } from '#client/operations.ts';
import { faultOfPlan, isLong, type TradePlan } from '#domain/derivative/position.ts';
import type { Drawing, KnownDrawings } from './use-drawings.ts';

/** Types of instruments that have knock-outs. */
const UNDERLYINGS: ReadonlySet<Schema<'EntityType'>> = new Set(['STOCK', 'INDEX', 'COMMODITY', 'PRECIOUS_METAL', 'CURRENCY', 'CRYPTO']);
const MOST_PRODUCTS = 10;
/** Defaults of a plan: stop and target as shares of the newest price, risk in euros. */
const USUAL = { stop: 0.98, target: 1.04, risk: 500 } as const;

interface Underlying {
  readonly entityType: Schema<'EntityType'>;
  readonly entityValue: string;
}

/** Returns true if the type of the instrument can have knock-outs. */
export function mayHaveKnockouts({ entityType }: Pick<Underlying, 'entityType'>): boolean {
  return UNDERLYINGS.has(entityType);
}

/** Default plan: long, at the newest price. */
export function usualPlan(price: number, decimals: number): TradePlan {
  const rounded = (value: number): number => Number(value.toFixed(decimals));
  return { entry: rounded(price), stop: rounded(price * USUAL.stop), target: rounded(price * USUAL.target), risk: USUAL.risk };
}

/**
 * Query for the products of a plan: knock-outs in its direction whose barrier is beyond the stop, highest leverage first. Undefined while
 * the plan is incomplete or contradictory.
 */
export function knockoutsOf({ entityType, entityValue }: Underlying, plan: TradePlan | undefined) {
  if (plan === undefined || faultOfPlan(plan) !== undefined || !mayHaveKnockouts({ entityType })) return undefined;
  const long = isLong(plan);
  return {
    entityTypeUnderlying: entityType,
    entityValueUnderlying: entityValue,
    entitySubType: 'KNOCKOUT_CERTIFICATE',
    idExerciseRight: long ? 2 : 1,
    knockOutAbsRange: long ? `;${plan.stop}` : `${plan.stop};`,
    sort: 'gearingAsk',
    order: 'DESC',
    perPage: MOST_PRODUCTS,
  } as const;
}

const LEVELS = [
  ['plan-entry', 'entry', 'Einstieg'],
  ['plan-stop', 'stop', 'Stopp'],
  ['plan-target', 'target', 'Ziel'],
] as const satisfies readonly (readonly [string, keyof TradePlan, string])[];

/** Returns true if a drawing is a level of the plan, which everybody may move and which is never saved. */
export function isPlanned(drawingId: string): boolean {
  return LEVELS.some(([id]) => id === drawingId);
}

/** Adds the levels of the plan to the drawings, so that they can be dragged like lines. */
export function withLevels(
  known: KnownDrawings,
  plan: TradePlan | undefined,
  at: number,
  onPlan: (plan: TradePlan) => void,
): KnownDrawings {
  if (plan === undefined) return known;
  const levels = LEVELS.filter(([, key]) => plan[key] > 0).map(([drawingId, key, text]): Drawing => ({
    drawingId,
    kind: 'LEVEL',
    points: [{ at, price: plan[key] }],
    text,
  }));
  return {
    drawings: [...known.drawings, ...levels],
    save(drawing) {
      const level = LEVELS.find(([id]) => id === drawing.drawingId);
      const price = drawing.points[0]?.price;
      if (level === undefined) known.save(drawing);
      else if (price !== undefined && price > 0) onPlan({ ...plan, [level[1]]: price });
    },
    remove(drawingId) {
      if (!isPlanned(drawingId)) known.remove(drawingId);
    },
  };
}
