/** Share of the plot's height that the largest volume takes at its foot. */
export const VOLUME_SHARE = 0.16;

/** Shares of the plot's height that prices leave free above and beneath: the server's picture and the living chart agree in them. */
export function freeOfPrices(volume: readonly number[]): { readonly top: number; readonly bottom: number } {
  // Above them the legend has room for its rows.
  return { top: 0.12, bottom: hasVolume(volume) ? 0.22 : 0.06 };
}

/** Whether anybody tells what was traded. */
export function hasVolume(volume: readonly number[]): boolean {
  return volume.some((pieces) => pieces > 0);
}
