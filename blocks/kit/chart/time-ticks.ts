/** Label below the chart at the point with this index. */
export interface TimeTick {
  readonly index: number;
  readonly label: string;
}

interface Local {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly time: string;
  /** Days since 1970-01-01, which was a Thursday. */
  readonly days: number;
}
interface Unit {
  /** Whether it is shorter than a day. Used only if days have several points and no hour occurs twice. */
  readonly isHour?: boolean;
  readonly keyOf: (local: Local) => number | string;
  readonly label: (local: Local) => string;
}

const BERLIN = 'Europe/Berlin';
const DIGITS = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
const MONTHS = ['Jan', 'Feb', 'Mär', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez'];
const WEEKDAYS = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'];

const hour = ({ time }: Local): number => Number(time.slice(0, 2));
const onTheHour = (local: Local): string => `${String(hour(local)).padStart(2, '0')}:00`;
const weekday = ({ days, day }: Local): string => `${WEEKDAYS[(days + 4) % 7]} ${day}.`;
const dayOfMonth = ({ day, month }: Local): string => `${day}. ${MONTHS[month - 1]}`;
const monthOrYear = ({ month, year }: Local): string => (month === 1 ? String(year) : (MONTHS[month - 1] ?? ''));
const everyYears = (count: number): Unit => ({ keyOf: ({ year }) => Math.floor(year / count), label: ({ year }) => String(year) });
const everyMonths = (count: number): Unit => ({
  keyOf: ({ year, month }) => year * 12 + Math.floor((month - 1) / count),
  label: monthOrYear,
});
const everyHours = (count: number): Unit => ({
  isHour: true,
  keyOf: (local) => local.days * 24 + Math.floor(hour(local) / count),
  label: onTheHour,
});

const UNITS: readonly Unit[] = [
  everyHours(1),
  everyHours(2),
  everyHours(3),
  { keyOf: ({ days }) => days, label: weekday },
  { keyOf: ({ days }) => Math.floor((days + 3) / 7), label: dayOfMonth },
  everyMonths(1),
  everyMonths(2),
  everyMonths(3),
  everyMonths(6),
  ...[1, 2, 5, 10, 20].map(everyYears),
];

/** German labels at the beginning of an hour, day, month or year in a time zone: the finest unit with at most `limit` labels. */
export function timeTicks(at: readonly number[], limit = 7, timeZone = BERLIN): readonly TimeTick[] {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, ...DIGITS });
  const locals = at.map((seconds) => localOf(seconds, clock));
  const isDaily = locals.every(({ days }, index) => days !== locals[index - 1]?.days);
  for (const unit of UNITS) {
    const ticks = locals.flatMap((local, index) => {
      const before = locals[index - 1];
      return before !== undefined && unit.keyOf(before) !== unit.keyOf(local) ? [{ index, label: unit.label(local) }] : [];
    });
    const isRepeated = unit.isHour === true && new Set(ticks.map(({ label }) => label)).size < ticks.length;
    if (ticks.length > 0 && ticks.length <= limit && !isRepeated && !(unit.isHour === true && isDaily)) return ticks;
  }
  return [];
}

function localOf(seconds: number, clock: Intl.DateTimeFormat): Local {
  const text = clock.format(seconds * 1000);
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number);
  return { year, month, day, time: text.slice(11, 16), days: Math.floor(Date.UTC(year, month - 1, day) / 86_400_000) };
}
