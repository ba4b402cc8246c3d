/** A priced warrant, per unit of the underlying in its currency. */
export interface PricedWarrant {
  readonly name: string;
  readonly issuer: number;
  readonly underlying: number;
  readonly right: 'CALL' | 'PUT';
  readonly isAmerican: boolean;
  readonly strike: number;
  /** Years until maturity. */
  readonly years: number;
  /** Middle price before rounding. */
  readonly value: number;
  readonly bid: number | undefined;
  readonly ask: number;
  readonly tick: number;
  readonly spot: number;
  readonly rate: number;
  readonly dividendYield: number;
}

/** Rules of option prices, each with the number of checks and of pairs (or triples) that violate it. */
export interface Check {
  readonly title: string;
  looked: number;
  readonly faults: string[];
}

/** Maximum difference of equal values as a share of the underlying's price: sums of the same numbers differ in the last digits. */
const EXACT = 1e-10;

const nameOf = (...list: readonly PricedWarrant[]): string =>
  list.map(({ name, bid, ask, value }) => `${name} ${bid?.toFixed(4)}/${value.toFixed(6)}/${ask.toFixed(4)}`).join(' | ');

/**
 * Checks warrants of one moment: unrounded values across all issuers, quoted prices within each issuer. Source of the rules: Merton 1973,
 * Theory of Rational Option Pricing, section 2.
 */
export function checkWarrants(warrants: readonly PricedWarrant[]): Check[] {
  const check = (title: string): Check => ({ title, looked: 0, faults: [] });
  const order = check('value monotone in the strike');
  const convexity = check('value convex in the strike');
  const calendar = check('value grows with maturity at one forward moneyness');
  const parity = check('put–call parity of values');
  const quoted = check('one issuer: neighbouring strikes do not contradict each other');
  const ticks = check('one issuer: middles in order within one tick');
  const quotedCalendar = check('one issuer: maturities do not contradict each other');
  const quotedParity = check('put–call parity within the spread');
  const judge = (one: Check, isRight: boolean, ...list: readonly PricedWarrant[]): void => {
    one.looked += 1;
    if (!isRight) one.faults.push(nameOf(...list));
  };
  const family = ({ underlying, right, isAmerican }: PricedWarrant): string => `${underlying}/${right}/${isAmerican}`;

  for (const list of Map.groupBy(warrants, (one) => `${family(one)}/${one.years}`).values()) {
    const ladder = byStrike(list);
    for (const [dear, cheap] of neighbours(ladder)) judge(order, cheap.value <= dear.value + EXACT * cheap.spot, dear, cheap);
    for (let index = 2; index < ladder.length; index += 1) {
      const [left, middle, right] = ladder.slice(index - 2, index + 1) as [PricedWarrant, PricedWarrant, PricedWarrant];
      const share = (middle.strike - left.strike) / (right.strike - left.strike);
      const straight = left.value + (right.value - left.value) * share;
      judge(convexity, middle.value <= straight + EXACT * middle.spot, left, middle, right);
    }
  }
  for (const list of Map.groupBy(warrants, family).values()) {
    for (const [short, long] of calendarPairs(list)) judge(calendar, later(long, short) >= short.value - EXACT * short.spot, short, long);
  }
  for (const list of Map.groupBy(warrants, (one) => `${family(one)}/${one.issuer}`).values()) {
    for (const one of Map.groupBy(list, ({ years }) => years).values()) {
      for (const [dear, cheap] of neighbours(byStrike(one))) {
        judge(quoted, !((cheap.bid ?? 0) > dear.ask + 1e-12 * dear.spot), dear, cheap);
        judge(ticks, middleOf(cheap) <= middleOf(dear) + Math.max(cheap.tick, dear.tick) * 1.000_001, dear, cheap);
      }
    }
    for (const [short, long] of calendarPairs(list)) {
      judge(quotedCalendar, !((short.bid ?? 0) > (long.ask * later(long, short)) / long.value + 1e-12 * short.spot), short, long);
    }
  }
  for (const [call, put] of sameTerms(warrants)) {
    const { spot, strike, years, rate, dividendYield } = call;
    const forward = spot * Math.exp(-dividendYield * years) - strike * Math.exp(-rate * years);
    judge(parity, Math.abs(call.value - put.value - forward) <= EXACT * spot, call, put);
    if (call.bid !== undefined && put.bid !== undefined)
      judge(quotedParity, call.bid - put.ask <= forward + EXACT * spot && forward - EXACT * spot <= call.ask - put.bid, call, put);
  }
  return [order, convexity, calendar, parity, quoted, ticks, quotedCalendar, quotedParity];
}

const middleOf = ({ bid, ask, value }: PricedWarrant): number => (bid === undefined ? value : (bid + ask) / 2);

/** Sorts by falling price: calls by rising strike, puts by falling; one warrant per strike. */
function byStrike(list: readonly PricedWarrant[]): PricedWarrant[] {
  const sign = list[0]?.right === 'CALL' ? 1 : -1;
  const each = new Map(list.map((one) => [one.strike, one]));
  return [...each.values()].toSorted((a, b) => sign * (a.strike - b.strike));
}

function neighbours(list: readonly PricedWarrant[]): [PricedWarrant, PricedWarrant][] {
  return list.slice(1).map((one, index) => [list[index] as PricedWarrant, one]);
}

/**
 * Returns pairs in which the one with the later maturity must not be worth less: European ones by forward moneyness, American ones by
 * strike. For each later maturity, a warrant is paired with the nearest one.
 */
function calendarPairs(list: readonly PricedWarrant[]): [PricedWarrant, PricedWarrant][] {
  const level = ({ isAmerican, strike, years, rate, dividendYield, right }: PricedWarrant): number =>
    (right === 'CALL' ? 1 : -1) * (Math.log(strike) - (isAmerican ? 0 : (rate - dividendYield) * years));
  const dates = [...Map.groupBy(list, ({ years }) => years)].map(([years, all]) => ({
    years,
    all: all.map((one) => ({ one, level: level(one) })).toSorted((a, b) => a.level - b.level),
  }));
  return list.flatMap((short) =>
    dates
      .filter(({ years }) => years > short.years)
      .flatMap(({ all }): [PricedWarrant, PricedWarrant][] => {
        const next = all.findLast((one) => one.level <= level(short) + 1e-12);
        return next === undefined ? [] : [[short, next.one]];
      }),
  );
}

/**
 * Returns the value of the later warrant plus the dividends of the underlying between both maturities, which its holder does not receive.
 */
function later({ value, years, dividendYield, isAmerican }: PricedWarrant, short: PricedWarrant): number {
  return isAmerican ? value : value * Math.exp(dividendYield * (years - short.years));
}

function sameTerms(warrants: readonly PricedWarrant[]): [PricedWarrant, PricedWarrant][] {
  const european = warrants.filter(({ isAmerican }) => !isAmerican);
  const groups = Map.groupBy(european, ({ underlying, strike, years }) => `${underlying}/${strike}/${years}`);
  return [...groups.values()].flatMap((list) => {
    const puts = list.filter(({ right }) => right === 'PUT');
    return list.filter(({ right }) => right === 'CALL').flatMap((call) => puts.map((put): [PricedWarrant, PricedWarrant] => [call, put]));
  });
}
