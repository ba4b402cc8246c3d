import { isSame, mayFollow, readShown } from './shown.ts';

/** A figure that differs between two answers of the same second. */
export interface Contradiction {
  readonly kind: string;
  readonly subject: string;
  readonly instant: number;
  readonly check: string;
  readonly said: unknown;
  readonly expected: unknown;
}

/** Number of instruments and figures checked of one class. */
export interface Tally {
  readonly instruments: Set<string>;
  readonly instants: Set<number>;
  answers: number;
  pages: number;
  figures: number;
  readonly contradictions: Contradiction[];
}

/** Counts comparisons by class, and stores contradictions. */
export interface Ledger {
  readonly tallies: ReadonlyMap<string, Tally>;
  /** Returns the recorder for one subject at one instant. */
  page(kind: string, subject: string, instant: number): Page;
}

/** Recorder of comparisons. Every function counts one figure, except if both sides are absent. */
export interface Page {
  /** Records that an answer was read. */
  answered(): void;
  /** Records that a page was read. */
  drawn(): void;
  /** Compares two values except for the last digits that a number may lose in JSON, or up to `tolerance`, an amount. */
  equal(check: string, said: number | string | undefined, expected: number | string | undefined, tolerance?: number): void;
  /** Compares a German text (`4.385,96 USD`) with a number, rounded to the decimals of the text. */
  shows(check: string, text: string | undefined, expected: number | undefined): void;
  /** Compares two displayed figures, of which one may have fewer decimals. */
  same(check: string, text: string | undefined, other: string | undefined): void;
  /** Checks that a displayed figure follows from other displayed figures within their rounding. */
  follows(check: string, text: string | undefined, compute: (...figures: number[]) => number, ...from: (string | undefined)[]): void;
  /** Checks that displayed figures with the same decimals add up to another one to the last digit. */
  addsUp(check: string, parts: readonly (string | undefined)[], whole: string | undefined): void;
  /** Checks a condition; records the actual value if it is false. */
  holds(check: string, isTrue: boolean, seen?: unknown, expected?: unknown): void;
}

const RELATIVE = 1e-9;

export function createLedger(): Ledger {
  const tallies = new Map<string, Tally>();
  return {
    tallies,
    page(kind, subject, instant) {
      let tally = tallies.get(kind);
      if (tally === undefined) tallies.set(kind, (tally = emptyTally()));
      const own = tally;
      own.instruments.add(subject);
      own.instants.add(instant);
      const holds: Page['holds'] = (check, isTrue, said, expected) => {
        own.figures += 1;
        if (!isTrue) own.contradictions.push({ kind, subject, instant, check, said, expected });
      };
      return {
        answered: () => (own.answers += 1),
        drawn: () => (own.pages += 1),
        holds,
        shows(check, text, expected) {
          const shown = readShown(text);
          if (shown === undefined || expected === undefined) return;
          holds(check, Math.abs(shown.value - expected) <= shown.half * (1 + 1e-9) + 1e-9, text, expected);
        },
        same(check, text, other) {
          const [a, b] = [readShown(text), readShown(other)];
          if (a !== undefined && b !== undefined) holds(check, isSame(a, b), text, other);
        },
        follows(check, text, compute, ...from) {
          const [said, figures] = [readShown(text), from.map(readShown)];
          const known = figures.filter((figure) => figure !== undefined);
          if (said === undefined || known.length < from.length) return;
          holds(check, mayFollow(said, compute, known), text, from);
        },
        addsUp(check, parts, whole) {
          const [sum, figures] = [readShown(whole), parts.map(readShown)];
          const known = figures.filter((figure) => figure !== undefined);
          if (sum === undefined || known.length < parts.length) return;
          const doesFit = Math.abs(known.reduce((total, { value }) => total + value, 0) - sum.value) < sum.half;
          holds(check, doesFit || known.some(({ half }) => half !== sum.half), whole, parts);
        },
        equal(check, said, expected, tolerance) {
          if (said === undefined && expected === undefined) return;
          holds(check, isEqual(said, expected, tolerance), said, expected);
        },
      };
    },
  };
}

function isEqual(said: number | string | undefined, expected: number | string | undefined, tolerance?: number): boolean {
  if (typeof said !== 'number' || typeof expected !== 'number') return said === expected;
  return Math.abs(said - expected) <= (tolerance ?? 0) + RELATIVE * Math.max(1, Math.abs(expected));
}

function emptyTally(): Tally {
  return { instruments: new Set(), instants: new Set(), answers: 0, pages: 0, figures: 0, contradictions: [] };
}

/** Returns the sum of several ledgers by class. */
export function joined(ledgers: readonly Ledger['tallies'][]): Ledger['tallies'] {
  const all = new Map<string, Tally>();
  for (const [kind, more] of ledgers.flatMap((tallies) => [...tallies])) {
    const known = all.get(kind) ?? emptyTally();
    all.set(kind, {
      instruments: new Set([...known.instruments, ...more.instruments]),
      instants: new Set([...known.instants, ...more.instants]),
      answers: known.answers + more.answers,
      pages: known.pages + more.pages,
      figures: known.figures + more.figures,
      contradictions: [...known.contradictions, ...more.contradictions],
    });
  }
  return all;
}

const HEADS = ['class', 'instruments', 'moments', 'answers', 'pages', 'figures', 'contradictions', 'first', 'last'];

/** Returns the table by class, with the checks that failed most, and one example of each. */
export function tableOf(tallies: Ledger['tallies']): string {
  const rows = [...tallies].toSorted(([a], [b]) => a.localeCompare(b));
  const whole = joined(rows.map(([kind, tally]) => new Map([['all', { ...tally, instruments: prefixed(kind, tally) }]])));
  const cells = [HEADS, ...[...rows, ...whole].map(([kind, tally]) => [kind, ...cellsOf(tally)])];
  const widths = HEADS.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ');
  const found = rows.flatMap(([, { contradictions }]) => contradictions);
  const kinds = [...Map.groupBy(found, ({ kind, check }) => `${kind}: ${check}`)].toSorted(([, a], [, b]) => b.length - a.length);
  return [
    ...cells.map(line),
    ...kinds.slice(0, 60).map(([name, list]) => `${String(list.length).padStart(6)} × ${name}, such as ${exampleOf(list[0])}`),
  ].join('\n');
}

function cellsOf({ instruments, instants, answers, pages, figures, contradictions }: Tally): string[] {
  const days = [...instants].toSorted((a, b) => a - b).map((instant) => new Date(instant).toISOString().slice(0, 10));
  const counts = [instruments.size, instants.size, answers, pages, figures, contradictions.length].map(String);
  return [...counts, days[0] ?? '', days.at(-1) ?? ''];
}

/** Prefixes instruments with their class, because an index and a share may have the same number. */
function prefixed(kind: string, { instruments }: Tally): Set<string> {
  return new Set([...instruments].map((one) => `${kind}/${one}`));
}

function exampleOf(one: Contradiction | undefined): string {
  if (one === undefined) return '';
  const expected = one.expected === undefined ? '' : `, not ${JSON.stringify(one.expected)}`;
  return `${one.subject} at ${new Date(one.instant).toISOString()}: ${JSON.stringify(one.said)}${expected}`;
}
