/** The part of all errors that is reported. Source: portal.md §9. */
export const ERROR_SAMPLE_RATE = 0.04;

/** Where browsers send what failed in them. */
export const REPORTS_PATH = '/error-reports';

/** Report of a browser about an island that failed. It contains no data about the visitor, and no message, which may contain anything. */
export interface IslandReport {
  readonly island: string;
  /** Name of the error's class. */
  readonly type: string;
  /** Places in the portal's own scripts, innermost first, as `hydrate-AbC.js:1:200`. */
  readonly at: readonly string[];
}

/** Longest list of places that a report has. */
export const MOST_PLACES = 6;

/**
 * Whether this error is one of those that are reported: four of a hundred, by chance.
 * @param random from 0 to below 1
 */
export function isSampled(random: number): boolean {
  return random < ERROR_SAMPLE_RATE;
}
