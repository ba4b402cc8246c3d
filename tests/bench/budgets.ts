/** What a page may cost the visitor, in one place: the benchmarks judge by it. Bytes are gzipped, times are milliseconds. */
export const budgets = {
  /** Script before anybody touches the page. */
  scriptBeforeInteraction: 10_500,
  /** The same of pages that need a session or a finder, whose scripts come at once. */
  scriptOfAskedPage: 15_000,
  scriptOfChartPage: 90_000,
  /** Script once every island lives. */
  scriptAfterIslands: 110_000,
  /** The page itself and its style sheets, the one for print included: what the heaviest of the five kinds weighs, rounded up. */
  html: 25_000,
  styles: 20_000,
  /** Lighthouse, mobile: the median of five runs, and the lowest of them. */
  performanceMedian: 0.99,
  performanceLeast: 0.97,
  blockingTime: 50,
  largestPaint: 1_800,
} as const;
