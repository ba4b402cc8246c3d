/** Share of errors that are reported. Source: portal.md §9. */
export const ERROR_SAMPLE_RATE = 0.04;

/** Path to which browsers send reports about failed islands. */
export const REPORTS_PATH = '/error-reports';

/** Report of a browser about an island that failed. It contains no data about the visitor, and no message, which may contain anything. */
export interface IslandReport {
  readonly island: string;
  /** Name of the error's class. */
  readonly type: string;
  /** Places in the portal's own scripts, innermost first, as `hydrate-AbC.js:1:200`. */
  readonly at: readonly string[];
}

/** Maximum number of places in a report. */
export const MOST_PLACES = 6;

/**
 * Returns true if this error is reported: four of a hundred, at random.
 * @param random from 0 to below 1
 */
export function isSampled(random: number): boolean {
  return random < ERROR_SAMPLE_RATE;
}
