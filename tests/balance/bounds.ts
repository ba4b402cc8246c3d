/** Bounds of every page. */
export const BOUNDS = {
  /** Width in pixels at which columns stand beside each other. */
  width: 1440,
  /** Pixels by which one column may be emptier than the other: less than a window. */
  emptier: 800,
  /** How often a page says outright that its prices are simulated. */
  simulated: 1,
  /** Share of the window that may move on a slow line. */
  shift: 0.05,
  shiftWidths: [390, 1440],
} as const;
