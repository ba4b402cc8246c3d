import { COMPARE_LIMIT } from '../constants.ts';

export type CompareResult =
  | { readonly ok: true; readonly list: readonly string[] }
  | { readonly ok: false; readonly list: readonly string[]; readonly reason: string };

/** Adds one instrument to a comparison; a full list stays as it is and says why. */
export function addToCompare(list: readonly string[], entityValue: string): CompareResult {
  if (list.includes(entityValue)) return { ok: false, list, reason: 'Dieses Wertpapier ist schon im Vergleich.' };
  if (list.length >= COMPARE_LIMIT) {
    return { ok: false, list, reason: `Du kannst höchstens ${COMPARE_LIMIT} Wertpapiere vergleichen. Entferne zuerst eines.` };
  }
  return { ok: true, list: [...list, entityValue] };
}
