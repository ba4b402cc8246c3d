/** A figure that two answers of the same second tell differently. */
export interface Contradiction {
  readonly kind: string;
  readonly subject: string;
  readonly instant: number;
  readonly check: string;
  readonly said: unknown;
  readonly expected: unknown;
}

/** What was looked at of one class. */
export interface Tally {
  readonly instruments: Set<string>;
  answers: number;
  figures: number;
  readonly contradictions: Contradiction[];
}

/** Counts by class what was compared, and keeps what did not agree. */
export interface Ledger {
  readonly tallies: ReadonlyMap<string, Tally>;
  /** The page of one subject at one instant, to be written on. */
  page(kind: string, subject: string, instant: number): Page;
}

/** Every function counts one figure. What is absent on both sides is none. */
export interface Page {
  /** Told that an answer was read. */
  answered(): void;
  /** Equal but for the last digits that a number in JSON may lose, or for `tolerance`, an amount. */
  equal(check: string, said: number | string | undefined, expected: number | string | undefined, tolerance?: number): void;
  /** A German text (`4.385,96 USD`) shows a number, rounded to the decimals that it has. */
  shows(check: string, text: string | undefined, expected: number | undefined): void;
  /** Something that must hold, with what was seen. */
  holds(check: string, isTrue: boolean, seen?: unknown, expected?: unknown): void;
}

const RELATIVE = 1e-9;

export function createLedger(): Ledger {
  const tallies = new Map<string, Tally>();
  return {
    tallies,
    page(kind, subject, instant) {
      let tally = tallies.get(kind);
      if (tally === undefined) tallies.set(kind, (tally = { instruments: new Set(), answers: 0, figures: 0, contradictions: [] }));
      const own = tally;
      own.instruments.add(subject);
      const holds: Page['holds'] = (check, isTrue, said, expected) => {
        own.figures += 1;
        if (!isTrue) own.contradictions.push({ kind, subject, instant, check, said, expected });
      };
      return {
        answered: () => (own.answers += 1),
        holds,
        shows(check, text, expected) {
          const shown = text === undefined ? undefined : readNumber(text);
          if (shown === undefined || expected === undefined) return;
          holds(check, Math.abs(shown.value - expected) <= 0.5 * 10 ** -shown.decimals * (1 + 1e-9) + 1e-9, text, expected);
        },
        equal(check, said, expected, tolerance) {
          if (said === undefined && expected === undefined) return;
          holds(check, isEqual(said, expected, tolerance), said, expected);
        },
      };
    },
  };
}

function readNumber(text: string): { readonly value: number; readonly decimals: number } | undefined {
  const found = /([+\u2212-]?)([\d.]+)(?:,(\d+))?/u.exec(text);
  if (found === null) return undefined;
  const [, sign = '', whole = '', part = ''] = found;
  const size = Number(`${whole.replaceAll('.', '')}.${part || '0'}`);
  return { value: sign === '\u2212' || sign === '-' ? -size : size, decimals: part.length };
}

function isEqual(said: number | string | undefined, expected: number | string | undefined, tolerance?: number): boolean {
  if (typeof said !== 'number' || typeof expected !== 'number') return said === expected;
  return Math.abs(said - expected) <= (tolerance ?? 0) + RELATIVE * Math.max(1, Math.abs(expected));
}

/** The table by class, with the checks that failed most, and one example of each. */
export function tableOf({ tallies }: Ledger): string {
  const rows = [...tallies].toSorted(([a], [b]) => a.localeCompare(b));
  const cells = [
    ['class', 'instruments', 'answers', 'figures', 'contradictions'],
    ...rows.map(([kind, { instruments, answers, figures, contradictions }]) =>
      [kind, instruments.size, answers, figures, contradictions.length].map(String),
    ),
    ['all', ...totals(rows.map(([, tally]) => tally))],
  ];
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ');
  const found = rows.flatMap(([, { contradictions }]) => contradictions);
  const kinds = [...Map.groupBy(found, ({ kind, check }) => `${kind}: ${check}`)].toSorted(([, a], [, b]) => b.length - a.length);
  return [
    ...cells.map(line),
    ...kinds.slice(0, 60).map(([name, list]) => `${String(list.length).padStart(6)} × ${name}, such as ${exampleOf(list[0])}`),
  ].join('\n');
}

function totals(tallies: readonly Tally[]): string[] {
  const sum = (value: (tally: Tally) => number): string => String(tallies.reduce((total, tally) => total + value(tally), 0));
  return [
    sum(({ instruments }) => instruments.size),
    sum(({ answers }) => answers),
    sum(({ figures }) => figures),
    sum(({ contradictions }) => contradictions.length),
  ];
}

function exampleOf(one: Contradiction | undefined): string {
  if (one === undefined) return '';
  const expected = one.expected === undefined ? '' : `, not ${JSON.stringify(one.expected)}`;
  return `${one.subject} at ${new Date(one.instant).toISOString()}: ${JSON.stringify(one.said)}${expected}`;
}
