export type Severity = 'breaking' | 'risky' | 'info';

/** Place of a finding: in the new contracts if it still exists there, else in the old ones. */
export interface Location {
  readonly version: 'new' | 'old';
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Difference between two versions of the contracts. */
export interface Finding {
  readonly rule: string;
  readonly severity: Severity;
  readonly location: Location;
  /** Every operation that the difference affects, by `operationId`. */
  readonly operations: readonly string[];
  /** Side of the call: `request` is data that callers send, `response` data that they get. */
  readonly position: 'request' | 'response';
  /** JSON pointer in the bundled document. */
  readonly pointer: string;
  /** Affected fields, such as `Quote.last` or `getQuote?query.range`; empty if the whole operation is affected. */
  readonly fields: readonly string[];
  /** One German sentence. */
  readonly message: string;
  readonly old: unknown;
  readonly new: unknown;
}
