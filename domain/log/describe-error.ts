/** Loggable data of an error: its kind and place in the code, but no data of a visitor. */
export interface ErrorDescription {
  readonly type: string;
  /** SQLSTATE, the code of a system call or a number of the contract. */
  readonly code?: string;
  /** HTTP status of a failed call. */
  readonly status?: number;
  /** Message, only for errors whose messages the engine builds from names in the code. */
  readonly message?: string;
  /** Innermost places in the code, `file:line:column`. */
  readonly at?: readonly string[];
  readonly cause?: ErrorDescription;
}

/** Errors whose messages the engine builds from the code, never from data. */
const OF_THE_CODE: ReadonlySet<string> = new Set(['TypeError', 'ReferenceError', 'RangeError']);
const MOST_PLACES = 6;
const MOST_CAUSES = 4;
const LONGEST_MESSAGE = 200;
const LONGEST_NAME = 60;

/**
 * Describes an error for a log without its message, which may contain anything: a database quotes parameters and rows, a parser the text
 * that it read, a mail server the address.
 */
export function describeError(error: unknown): ErrorDescription {
  return describe(error, 0);
}

function describe(error: unknown, depth: number): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, cause } = error;
  const code = codeOf(error);
  const status: unknown = 'status' in error ? error.status : undefined;
  const at = placesOf(error);
  return {
    type: /^[\w$]+$/u.test(name) ? name.slice(0, LONGEST_NAME) : 'Error',
    ...(code === undefined ? {} : { code }),
    ...(typeof status === 'number' ? { status } : {}),
    ...(OF_THE_CODE.has(name) ? { message: withoutData(error.message) } : {}),
    ...(at.length === 0 ? {} : { at }),
    ...(cause === undefined || depth >= MOST_CAUSES ? {} : { cause: describe(cause, depth + 1) }),
  };
}

/** Returns a short code in capitals: SQLSTATE, `ENOSPC`, `ERR_…`, `P0001`. */
function codeOf(error: Error): string | undefined {
  const code: unknown = 'code' in error ? error.code : undefined;
  if (Number.isInteger(code)) return String(code);
  return typeof code === 'string' && /^[A-Z0-9_]{2,40}$/u.test(code) ? code : undefined;
}

/** The stack begins with the message, which may have several lines and look like a stack frame itself. */
function placesOf({ stack = '', message }: Error): string[] {
  const begin = stack.indexOf(message);
  const frames = begin < 0 ? stack : stack.slice(begin + message.length);
  return [...frames.matchAll(/^ {4}at (?:.*\()?(?:file:\/\/)?(\/[^()\s@]+:\d+:\d+)\)?$/gmu)]
    .slice(0, MOST_PLACES)
    .map(([, place]) => place ?? '');
}

/**
 * Cleans a text of third-party code for the log: removes quoted parts longer than a name, addresses, and anything that looks like a token.
 */
export function withoutData(message: string): string {
  return message
    .replaceAll(/\S+/gu, (word) => (/.@./u.test(word) ? '…' : word))
    .replaceAll(/(["'`„“])[^"'`„“”]{31,}(["'`“”])/gu, '$1…$2')
    .replaceAll(/[\w+/=-]{32,}/gu, '…')
    .slice(0, LONGEST_MESSAGE);
}
