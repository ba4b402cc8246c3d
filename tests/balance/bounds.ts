/** Limits for every page. */
export const BOUNDS = {
  /** Width in pixels at which columns are side by side. */
  width: 1440,
  /** Maximum difference of the column ends in pixels: less than a window. */
  emptier: 800,
  /** Maximum number of statements on a page that its prices are simulated. */
  simulated: 1,
  /** Maximum layout shift on a slow line, as a share of the window. */
  shift: 0.05,
  shiftWidths: [390, 1440],
} as const;
