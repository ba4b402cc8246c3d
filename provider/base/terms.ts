const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/**
 * How long personal data is stored, in milliseconds. docs/security.md and the privacy page say the same, which a test holds
 * (tests/security/statements.test.ts).
 */
export const terms = {
  /** A registration waits for its confirmation, and its codes are known. */
  registration: 7 * DAY,
  /** A code confirms a registration. */
  confirmationCode: 48 * HOUR,
  /** A code sets a new password. */
  resetCode: HOUR,
  /** A code gives an account its new address. */
  emailCode: DAY,
  /** A code for password or address is known after its end, so that a late visitor gets the reason. */
  endedCode: 7 * DAY,
  /** A mail that was written as a file stays there. */
  mailFile: 7 * DAY,
  /** The record of support in an account. */
  supportLog: 365 * DAY,
  /** A single hit of analytics. */
  hit: 7 * DAY,
  /** Numbers of hits by kind and day: two years and a month, so that a month can be held against those before. */
  hitCounts: 761 * DAY,
} as const;
