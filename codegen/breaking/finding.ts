export type Severity = 'breaking' | 'risky' | 'info';

/** Where a finding lies, in the new contracts if what it speaks of is still there, else in the old ones. */
export interface Location {
  readonly version: 'new' | 'old';
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** One difference between two versions of the contracts. */
export interface Finding {
  readonly rule: string;
  readonly severity: Severity;
  readonly location: Location;
  /** Every operation that the difference reaches, by `operationId`. */
  readonly operations: readonly string[];
  /** Which side of a call it is on: what callers send, or what they get. */
  readonly position: 'request' | 'response';
  /** JSON pointer in the bundled document. */
  readonly pointer: string;
  /** Fields that carry the difference, such as `Quote.last` or `getQuote?query.range`; none when it is the whole operation. */
  readonly fields: readonly string[];
  /** German, one sentence. */
  readonly message: string;
  readonly old: unknown;
  readonly new: unknown;
}
