/** Share of the plot's height that the largest volume takes, at the bottom. */
export const VOLUME_SHARE = 0.16;

/** Shares of the plot's height that stay free above and below the prices; the same in the server's picture and in the live chart. */
export function freeOfPrices(volume: readonly number[]): { readonly top: number; readonly bottom: number } {
  // The space at the top is for the rows of the legend.
  return { top: 0.12, bottom: hasVolume(volume) ? 0.22 : 0.06 };
}

/** Returns true if any bar has a volume. */
export function hasVolume(volume: readonly number[]): boolean {
  return volume.some((pieces) => pieces > 0);
}
