import type { Schema } from '#client/operations.ts';
import type { Page } from './ledger.ts';
import type { Stage } from './stage.ts';

/** Answers and instant for a check. */
export interface Looked {
  readonly stage: Stage;
  readonly page: Page;
  readonly subject: Schema<'Instrument'>;
  readonly idNotation: number;
  /** Whether to run slow checks, too: a year of days and the table of performances. */
  readonly isThorough: boolean;
}

/** Requests answers of one second and compares the figures in them. */
export type Check = (looked: Looked) => Promise<void>;
