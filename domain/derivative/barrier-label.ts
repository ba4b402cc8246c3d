/** Type number of a barrier that the underlying must stay above (call) or below. Source: portal.md §5. */
export const STAY_BARRIER = 5030;

/** Returns true for the type number of a barrier to stay above or below. */
export function isStayBarrier(idTypeBarrier: number | undefined): boolean {
  return idTypeBarrier === STAY_BARRIER;
}

/** Returns `Untere Barriere` for a call, `Obere Barriere` otherwise. Only for barriers to stay above or below. */
export function stayBarrierLabel(isCall: boolean): string {
  return isCall ? 'Untere Barriere' : 'Obere Barriere';
}
