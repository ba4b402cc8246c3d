const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/**
 * Retention periods of personal data, in milliseconds. docs/security.md and the privacy page state the same, which a test verifies
 * (tests/security/statements.test.ts).
 */
export const terms = {
  /** Unconfirmed registrations and their codes. */
  registration: 7 * DAY,
  /** Lifetime of a code that confirms a registration. */
  confirmationCode: 48 * HOUR,
  /** Lifetime of a code that sets a new password. */
  resetCode: HOUR,
  /** Lifetime of a code that changes the address of an account. */
  emailCode: DAY,
  /** Time for which an expired code for password or address stays known, so that a late visitor gets the reason. */
  endedCode: 7 * DAY,
  /** Mails written as files. */
  mailFile: 7 * DAY,
  /** Log of what support did in an account. */
  supportLog: 365 * DAY,
  /** Single hits of analytics. */
  hit: 7 * DAY,
  /** Counts of hits by kind and day: two years and a month, so that a month can be compared with the same month of earlier years. */
  hitCounts: 761 * DAY,
} as const;
