import type { InstrumentRecord } from '#market/catalogue/index.ts';
import type { ProviderContext } from '../../../shared/context.ts';

export interface LeveragedProduct {
  readonly gearing: number;
  readonly instrument: InstrumentRecord;
  readonly knockOut?: number;
  readonly ask?: number;
}

/** Maximum distance of a product from the requested leverage. */
const TOLERANCE = 0.4;
const CANDIDATES = 2_000;

/**
 * Returns knock-outs of an issuer (default: of all) on an underlying whose leverage is nearest to the requested ones, the smallest first.
 * Only tradable products, with current figures.
 */
export function leveragedProducts(
  { derivatives }: ProviderContext,
  request: { readonly underlying: string; readonly gearings: readonly number[] },
  idIssuer: number | undefined,
  right: 'CALL' | 'PUT',
): readonly LeveragedProduct[] {
  const { book, figures, find } = derivatives();
  const most = Math.max(...request.gearings) * (1 + TOLERANCE);
  const { rows } = find({
    rows: book.rowsOf(request.underlying),
    only: {
      entitySubType: ['KNOCKOUT_CERTIFICATE'],
      idExerciseRight: [right === 'CALL' ? '2' : '1'],
      ...(idIssuer === undefined ? {} : { idIssuer: [String(idIssuer)] }),
    },
    ranges: [{ name: 'gearingAsk', from: Math.min(...request.gearings) * (1 - TOLERANCE), to: most }],
    withEnded: false,
    sort: 'gearingAsk',
    descending: false,
    first: 0,
    count: CANDIDATES,
    withFacets: false,
  });
  const products = rows.map((row) => ({ row, listed: figures.current(row) }));
  const chosen = new Map<number, LeveragedProduct>();
  for (const wished of request.gearings) {
    const distance = (gearing: number | undefined): number => Math.abs(Math.log((gearing ?? Infinity) / wished));
    const nearest = products.toSorted((a, b) => distance(a.listed.gearingAsk) - distance(b.listed.gearingAsk) || a.row - b.row)[0];
    const gearing = nearest?.listed.gearingAsk;
    if (nearest === undefined || gearing === undefined || Math.abs(gearing / wished - 1) > TOLERANCE) continue;
    const { knockOutAbs, ask } = nearest.listed;
    chosen.set(nearest.row, {
      gearing,
      instrument: book.instrument(nearest.row),
      ...(knockOutAbs === undefined ? {} : { knockOut: knockOutAbs }),
      ...(ask === undefined ? {} : { ask }),
    });
  }
  return [...chosen.values()].toSorted((a, b) => a.gearing - b.gearing);
}
