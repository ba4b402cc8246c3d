/**
 * Budgets for the cost of a page to the visitor, the editor and the machine. Tests and benchmarks read them from here. Bytes are gzipped,
 * times are in milliseconds.
 */
export const budgets = {
  /** Script before the first interaction, if nothing needs consent. The goal is 10,500; loader and live module alone miss it. */
  scriptBeforeInteraction: 12_250,
  /** Script before the first interaction including the consent bar, which loads when idle after the first paint. The goal is 14,000. */
  scriptWithConsent: 16_200,
  /** Script before the first interaction on pages that need a session or a finder, whose scripts load at once. */
  scriptOfAskedPage: 15_000,
  scriptOfChartPage: 90_000,
  /** Script once every island is hydrated. */
  scriptAfterIslands: 109_750,
  /** Loader alone. */
  loader: 2_000,
  /** Everything that the shell of a page loads before the first interaction, also with a session. */
  frame: 5_000,
  /** Consent bar with its styles, in addition to the loader, for visitors who have not decided yet. */
  consentBar: 4_000,
  /** Privacy Center over a page, with its styles and modules that it shares with other scripts of the shell. */
  privacyCenter: 4_500,
  /** Updater, price stream, gateway client and formats (docs/decisions/0023-live-module-of-ten-kilobytes.md explains why not 8 kB). */
  liveModule: 9_660,
  /** Page and its style sheets, including the one for print: size of the heaviest of the five kinds, rounded up. */
  html: 25_000,
  styles: 20_000,
  /**
   * Base style sheet. A good part of it styles content of header and footer that is initially closed: navigation, menus and dialogs work
   * without JavaScript, so their styles must be present from the start. Tables that scroll beside their names, and a header and pages that
   * remain intact at 200 % text size, take 290 bytes of it.
   */
  baseStyles: 8_480,
  /** Style sheet of a family of blocks, with the sheets of the Mantine components that its islands use. */
  familyStyles: 2_800,
  /** Style sheet of an island, for states that it shows only after hydration. */
  islandStyles: 1_400,
  /** Schemas that a YAML editor loads for a page, not gzipped. */
  editorSchemas: 1_500_000,
  /** Lighthouse, mobile: median of five runs, and the lowest of them. */
  performanceMedian: 0.99,
  performanceLeast: 0.97,
  blockingTime: 50,
  largestPaint: 1_800,
} as const;
