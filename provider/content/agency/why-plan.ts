/**
 * Selects a member of an index by the end of the list of movers. While the exchange is open, `at` has the minutes of the day's reports up
 * to this one, a minute once per report; after the close, `place` is the place in the list.
 */
export type Turns = { readonly end: 'top' | 'bottom' } & ({ readonly at: readonly number[] } | { readonly place: number });

/** Report about one of the largest movers, before it has a number. */
export interface WhyDraft {
  readonly at: number;
  readonly index: string;
  readonly slug: string;
  readonly turns: Turns;
}

/** Index whose movers the agency explains. */
interface Watched {
  readonly index: string;
  /** First number of its reports, before and after the close. */
  readonly from: number;
  readonly fromAtClose: number;
  /** Time of each report per end of the list: Berlin time, or minutes after the open of New York. */
  readonly times: readonly (string | number)[];
  /** Time at which closing prices are public: Berlin time, or minutes after the close of New York. */
  readonly close: string | number;
}

/** The first three reports name all members of a list of three, later reports the members that have entered it. */
const GERMANY: readonly Watched[] = [
  {
    index: '20735',
    from: 600,
    fromAtClose: 700,
    times: ['09:25', '09:25', '09:25', '10:20', '11:20', '12:20', '13:25', '14:25', '15:30', '16:35'],
    close: '17:52',
  },
  {
    index: '323547',
    from: 625,
    fromAtClose: 725,
    times: ['09:35', '09:35', '09:35', '10:40', '12:05', '13:45', '15:10', '16:20'],
    close: '17:56',
  },
];
const NEW_YORK: readonly Watched[] = [
  { index: '324977', from: 650, fromAtClose: 750, times: [20, 20, 20, 95, 185, 290], close: 9 },
  { index: '325104', from: 675, fromAtClose: 775, times: [25, 25, 25, 100, 190, 295], close: 13 },
];
/** Places of the reports after the close: five from either end. */
const PLACES = [0, 1, 2, 3, 4] as const;
const ENDS = ['top', 'bottom'] as const;
const MINUTE = 60_000;

/** Indices whose movers the agency explains. */
export const EXPLAINED_INDICES: readonly string[] = [...GERMANY, ...NEW_YORK].map(({ index }) => index);

/** Returns the first number of the reports on an index. */
export function firstOfWhy(index: string, turns: Turns): number {
  const watched = [...GERMANY, ...NEW_YORK].find((each) => each.index === index);
  return ('place' in turns ? watched?.fromAtClose : watched?.from) ?? 800;
}

/**
 * Plans reports on the movers of DAX and MDAX: at each time the best and the worst share that no earlier report of the day has named, after
 * the close the five best and the five worst of the day. If too few shares move in one direction, those of the other end replace them.
 */
export function whyInGermany(instantOf: (time: string) => number): WhyDraft[] {
  const at = (time: string | number): number => instantOf(String(time));
  return GERMANY.flatMap(({ index, times, close }) => reportsOn(index, times.map(at), at(close)));
}

/** Plans the same for the largest shares of New York: those of the Dow Jones and of the NASDAQ 100. */
export function whyInNewYork(open: number, close: number): WhyDraft[] {
  const after = (instant: number, minutes: string | number): number => Math.ceil(instant / MINUTE + Number(minutes)) * MINUTE;
  return NEW_YORK.flatMap((watched) => {
    // On a short day nothing is reported between its close and the regular one.
    const times = watched.times.map((time) => after(open, time)).filter((at) => at < close);
    return reportsOn(watched.index, times, after(close, watched.close));
  });
}

function reportsOn(index: string, times: readonly number[], close: number): WhyDraft[] {
  return ENDS.flatMap((end) => [
    ...times.map((at, turn) => ({ at, index, slug: 'bewegte-aktie', turns: { end, at: times.slice(0, turn + 1) } })),
    ...PLACES.map((place) => ({ at: close, index, slug: 'bewegte-aktie-zum-schluss', turns: { end, place } })),
  ]);
}
