/** Number of the barrier that the underlying has to stay above (call) or below. Source: portal.md §5. */
export const STAY_BARRIER = 5030;

/** Whether a barrier is one to stay above or below, by the number of its type. */
export function isStayBarrier(idTypeBarrier: number | undefined): boolean {
  return idTypeBarrier === STAY_BARRIER;
}

/** `Untere Barriere` of a call, `Obere Barriere` otherwise. Only for barriers to stay above or below. */
export function stayBarrierLabel(isCall: boolean): string {
  return isCall ? 'Untere Barriere' : 'Obere Barriere';
}
