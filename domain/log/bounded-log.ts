/** Receives lines of JSON, each with its line break. */
export interface LogStream {
  write(line: string): void;
}

const LONGEST_LINE = 8_192;
const WINDOW_MS = 60_000;
/** Maximum number of equal lines written per minute; further ones are counted. */
const MOST_EQUAL = 5;
/** Maximum number of lines of any kind written per minute. */
const MOST_LINES = 300;
/** Maximum number of kinds of lines distinguished per minute; all others count as one kind. */
const MOST_KINDS = 500;
/** Level `warn` of pino. Lines from this level on can be caused from outside, even if the operator has not enabled a log of all answers. */
const WARN = 40;
/** Fields that differ between log lines of the same kind. */
const OWN_FIELDS = /"(?:time|reqId|ms|bytes|requestId|identifier|clock|node)":(?:"[^"]*"|[\d.]+),?/gu;

/**
 * Limits the output of a flood of faults: a line to 8 KiB, equal lines to five a minute and all to 300 a minute. Dropped lines are counted
 * and reported in one line per kind once the minute is over. Lines below `warn` are not limited: they are written only if the operator has
 * enabled them.
 * @param now epoch milliseconds
 */
export function boundedLog(stream: LogStream, now: () => number): LogStream {
  let [began, written] = [now(), 0];
  const kinds = new Map<string, { readonly line: string; left: number; written: number }>();
  const tellLeftOut = (): void => {
    for (const { line, left } of kinds.values()) if (left > 0) stream.write(withCount(line, left));
    kinds.clear();
    [began, written] = [now(), 0];
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tellLater = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      tellLeftOut();
    }, WINDOW_MS);
    timer.unref?.();
  };
  return {
    write(line) {
      const short = shorten(line);
      if (levelOf(short) < WARN) return stream.write(short);
      if (now() - began >= WINDOW_MS) tellLeftOut();
      const key = kinds.size >= MOST_KINDS ? '' : short.replaceAll(OWN_FIELDS, '');
      let kind = kinds.get(key);
      if (kind === undefined) kinds.set(key, (kind = { line: short, left: 0, written: 0 }));
      if (kind.written < MOST_EQUAL && written < MOST_LINES) {
        kind.written += 1;
        written += 1;
        stream.write(short);
      } else {
        kind.left += 1;
        tellLater();
      }
    },
  };
}

function levelOf(line: string): number {
  return Number(/^\{"level":(\d+)/u.exec(line)?.[1] ?? WARN);
}

/** Shortens a line and keeps it valid JSON: of a line that is too long only the beginning remains, as text. */
function shorten(line: string): string {
  if (line.length <= LONGEST_LINE) return line;
  return `${JSON.stringify({ level: levelOf(line), msg: 'a line of the log was too long', begins: line.slice(0, 1_000) })}\n`;
}

function withCount(line: string, left: number): string {
  return line.replace(/\}\s*$/u, `,"leftOut":${left}}\n`);
}
