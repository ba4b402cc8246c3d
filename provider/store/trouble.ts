import { errorCode } from '#domain/log/error-code.ts';
import { causesOf } from '../base/causes.ts';
import { HttpFault } from '../base/fault.ts';

/**
 * Trouble of the store as a whole, apart from errors of one statement:
 * - `full`: no space on its disk; it can be read
 * - `read-only`: its disk or server takes no writes; it can be read
 * - `damaged`: pages or files are broken; the remaining data can be read
 * - `away`: it does not answer
 */
export type Trouble = 'full' | 'read-only' | 'damaged' | 'away';

/** Error if a driver itself detects the trouble; the message is for developers. */
export class StoreTroubleError extends Error {
  override readonly name = 'StoreTroubleError';
  readonly trouble: Trouble;
  constructor(trouble: Trouble, message: string, options?: ErrorOptions) {
    super(message, options);
    this.trouble = trouble;
  }
}

/** SQLSTATEs and codes of system calls, or prefixes of them; the first match counts. */
const BY_CODE: readonly (readonly [string, Trouble])[] = [
  ['53100', 'full'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['25006', 'read-only'],
  ['EROFS', 'read-only'],
  ['XX001', 'damaged'],
  ['XX002', 'damaged'],
  ['58', 'damaged'],
  ['EIO', 'damaged'],
  ['08', 'away'],
  ['53', 'away'],
  ['57P', 'away'],
  ['57014', 'away'],
  ['ECONNREFUSED', 'away'],
  ['ECONNRESET', 'away'],
  ['EPIPE', 'away'],
  ['ETIMEDOUT', 'away'],
  ['ENOTFOUND', 'away'],
];

/** Returns the trouble that caused the error of a statement, even if it is wrapped; undefined if the store works. */
export function troubleOf(error: unknown): Trouble | undefined {
  for (const at of causesOf(error)) {
    if (at instanceof StoreTroubleError) return at.trouble;
    const code = errorCode(at);
    if (code === undefined) continue;
    const found = BY_CODE.find(([known]) => code.startsWith(known));
    if (found !== undefined) return found[1];
  }
  return undefined;
}

const NOT_SAVED =
  'Im Augenblick lässt sich nichts speichern. Was gespeichert ist, bleibt erhalten. Bitte versuche es in einigen Minuten noch einmal.';
const NOT_READ = 'Diese Daten lassen sich gerade nicht lesen. Bitte versuche es später noch einmal.';

/** Technical sentence, German sentence for visitors, `errorCode`, and seconds until a retry makes sense. */
const ANSWERS: Readonly<Record<Trouble, readonly [string, string, number, number]>> = {
  full: ['The store takes no writes: its disk is full.', NOT_SAVED, 5001, 30],
  'read-only': ['The store takes no writes: it is read-only.', NOT_SAVED, 5002, 30],
  damaged: ['The store cannot read this: its files are damaged.', NOT_READ, 5003, 60],
  away: ['The store does not answer.', NOT_READ, 5004, 5],
};

/**
 * Returns the answer for an error of the store: always 503 with an `errorCode`, and the error as its cause for the log; undefined if the
 * store works.
 */
export function storeFaultOf(error: unknown): HttpFault | undefined {
  const trouble = troubleOf(error);
  if (trouble === undefined) return undefined;
  const [message, display, number, retryAfter] = ANSWERS[trouble];
  return Object.assign(new HttpFault(503, message, display, retryAfter, number), { cause: error });
}
