/**
 * Budgets of what a page costs the visitor, an editor and the machine, in one place: tests and benchmarks read them from here.
 * Bytes are gzipped, times are milliseconds.
 */
export const budgets = {
  /** Script before anybody touches the page, where nothing needs a consent. The goal is 10,500; loader and live module alone miss it. */
  scriptBeforeInteraction: 12_250,
  /** The same with what asks for consent, which loads when idle after the first paint. The goal is 14,000. */
  scriptWithConsent: 16_200,
  /** The same of pages that need a session or a finder, whose scripts come at once. */
  scriptOfAskedPage: 15_000,
  scriptOfChartPage: 90_000,
  /** Script once every island lives. */
  scriptAfterIslands: 109_750,
  /** The loader alone. */
  loader: 2_000,
  /** All that the frame of a page loads before anybody touches it, also with a session. */
  frame: 5_000,
  /** Besides the loader, for visitors who have not decided yet: the bar that asks for consent, with its styles. */
  consentBar: 4_000,
  /** The Privacy Center over a page, with its styles and what it shares with other scripts of the frame. */
  privacyCenter: 4_500,
  /** Updater, price stream, gateway client and formats (docs/decisions/0023-live-module-of-ten-kilobytes.md says why not 8 kB). */
  liveModule: 9_660,
  /** The page itself and its style sheets, the one for print included: what the heaviest of the five kinds weighs, rounded up. */
  html: 25_000,
  styles: 20_000,
  /**
   * Base style sheet. A good part of it is what header and footer show only on opening: navigation, menus and dialogs work without
   * JavaScript, so their styles are there from the start. Tables that scroll beside their names, and a header and pages that stay whole
   * at 200 % text, are 290 bytes of it.
   */
  baseStyles: 8_480,
  /** Style sheet of a family of blocks, with the sheets of the Mantine components that its islands use. */
  familyStyles: 2_800,
  /** Style sheet of an island, for states that it shows only after hydration. */
  islandStyles: 1_400,
  /** Schemas that an editor of YAML loads for a page, not gzipped. */
  editorSchemas: 1_500_000,
  /** Lighthouse, mobile: the median of five runs, and the lowest of them. */
  performanceMedian: 0.99,
  performanceLeast: 0.97,
  blockingTime: 50,
  largestPaint: 1_800,
} as const;
