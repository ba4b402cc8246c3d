import { isOneOf } from '#domain/input/typed-entries.ts';
import { readCsv } from './read-data.ts';

/** Rule for the day of publication within a month; never on a weekend. */
export type Rule =
  | { readonly kind: 'day'; readonly day: number }
  | { readonly kind: 'workday'; readonly nth: number }
  /** Weekday: 0 is Sunday; `nth` -1 is the last of the month. */
  | { readonly kind: 'weekday'; readonly weekday: number; readonly nth: number };

/** Economic figure that is published regularly, with the parameters of its simulated values. */
export interface Indicator {
  readonly key: string;
  readonly name: string;
  /** Country code; EU is the euro area. */
  readonly isoCountry: string;
  readonly importance: (typeof IMPORTANCES)[number];
  /** Time of publication in Berlin. */
  readonly time: string;
  readonly unit: string;
  readonly decimals: number;
  readonly mean: number;
  /** Size of the slow movement over half a year. */
  readonly swing: number;
  /** Additional deviation of a single month. */
  readonly single: number;
  /** Typical error of the expectation. */
  readonly misses: number;
  readonly rule: Rule;
  /** Months between the reported period and its publication. */
  readonly lag: number;
  readonly isQuarterly: boolean;
}

const IMPORTANCES = [1, 2, 3] as const;

/** Indicators from `data/economic-indicators.csv`, with their usual days and times of publication. */
export const ECONOMIC_INDICATORS: readonly Indicator[] = readCsv('economic-indicators.csv').map(
  ({ key = '', name = '', country = '', time = '', unit = '', ...row }) => ({
    key,
    name,
    isoCountry: country,
    importance: importanceOf(row['importance']),
    time,
    unit,
    decimals: Number(row['decimals']),
    mean: Number(row['mean']),
    swing: Number(row['swing']),
    single: Number(row['single']),
    misses: Number(row['misses']),
    rule: ruleOf(row['rule'] ?? ''),
    lag: Number(row['lag']),
    isQuarterly: row['quarterly'] === 'yes',
  }),
);

function importanceOf(text: string | undefined): Indicator['importance'] {
  const importance = Number(text);
  if (isOneOf(IMPORTANCES, importance)) return importance;
  throw new Error(`data/economic-indicators.csv: the importance "${text}" is none of ${IMPORTANCES.join(', ')}.`);
}

/** Parses a rule: `day 24`, `workday 1`, `weekday 5 1`. */
function ruleOf(text: string): Rule {
  const [kind, first = '1', second = '1'] = text.split(' ');
  if (kind === 'workday') return { kind, nth: Number(first) };
  return kind === 'weekday' ? { kind, weekday: Number(first), nth: Number(second) } : { kind: 'day', day: Number(first) };
}
