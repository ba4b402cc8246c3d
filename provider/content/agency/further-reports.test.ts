import { describe, expect, it, vi } from 'vitest';
import { formatNumber } from '#domain/format/number.ts';
import { DAY_MS, parseDay } from '#domain/time/timezone.ts';
import { datesBetween } from '#market/companies/index.ts';
import { isTradingDay, scheduleOf } from '#market/calendar/index.ts';
import { agency, market, quoted, slots, textOf, view, written } from './testing.ts';
import type { Slot } from './plan.ts';
import { ordinal, pressName, startOfBerlinDay } from './words.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

describe('the reports that look further', () => {
  it('show a day of its own picture: the line goes where the day went, and no two days in a row look alike', () => {
    const days = agency.slots('2026-11-02', '2026-11-20').filter(({ kind }) => kind === 'day');
    const pictures = days.map((slot) => written(slot).cloudinaryId ?? '');
    expect(pictures.every((picture, index) => picture !== pictures[index - 1])).toBe(true);
    const shown = days.map((slot, index) => ({ picture: pictures[index] ?? '', change: quoted(slot)?.performancePct ?? 0 }));
    const [rises, falls] = [shown.filter(({ change }) => change > 0.5), shown.filter(({ change }) => change < -0.5)];
    expect([rises.length > 0, falls.length > 0]).toEqual([true, true]);
    expect(rises.filter(({ picture }) => /tief|ruhig/u.test(picture))).toEqual([]);
    expect(falls.filter(({ picture }) => !picture.includes('tief'))).toEqual([]);
  });

  it('look back at a week with the last prices of both its ends, and back at the year with the quote', () => {
    const weeks = agency.slots('2026-11-14', '2026-11-21').filter(({ kind }) => kind === 'week');
    expect(weeks).toHaveLength(10);
    for (const slot of weeks) {
      const id = view.notationsOf(slot.subject.entityValue)[0]?.idNotation ?? 0;
      const decimals = slot.subject.entityValue === 'EURUSD' ? 4 : 2;
      // The change follows from the printed prices.
      const [now = 0, before = 1] = [slot.at, slot.at - 7 * 86_400_000].map((at) =>
        Number(market.tradeAt(id, at)?.price.toFixed(decimals)),
      );
      const text = textOf(written(slot));
      for (const figure of [now, before]) expect(text).toContain(formatNumber(figure, { decimals }));
      const yearly = formatNumber(Math.abs(quoted(slot)?.performance1YearPct ?? 0));
      for (const change of [formatNumber(Math.abs((now / before - 1) * 100)), yearly]) expect(text).toContain(`${change}\u00A0%`);
      expect(/gewonnen|ein Plus von/u.test(text) || now < before).toBe(true);
      expect(/verloren|ein Minus von/u.test(text) || now >= before).toBe(true);
    }
  });

  it('look ahead with the last price of the week, and name each weekday on which a great exchange is closed', () => {
    const outlooks = agency.slots('2026-10-04', '2027-01-31').filter(({ kind }) => kind === 'outlook');
    expect(outlooks.length).toBeGreaterThan(15);
    const venues = [
      ['Xetra', 1],
      ['New York', 10],
      ['London', 12],
      ['Tokio', 14],
    ] as const;
    const names = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag'];
    let closures = 0;
    for (const slot of outlooks) {
      const text = textOf(written(slot));
      expect(text).toContain(formatNumber(quoted(slot)?.last));
      const monday = parseDay(new Date(slot.at).toISOString().slice(0, 10)) + 1;
      for (const [venue, schedule] of venues)
        for (const [index, name] of names.entries()) {
          const isClosed = !isTradingDay(scheduleOf(schedule), monday + index);
          closures += isClosed ? 1 : 0;
          expect([slot.alias, text.includes(`${venue} am ${name}`)]).toEqual([slot.alias, isClosed]);
        }
    }
    expect(closures).toBeGreaterThan(4);
  });

  it('name exactly the members that have reached a high or a low of their year on the day', () => {
    const highs = agency.slots('2026-11-16', '2026-11-20').filter(({ kind }) => kind === 'highs');
    expect(highs).toHaveLength(5);
    let named = 0;
    for (const slot of highs) {
      const today = new Date(slot.at).toISOString().slice(0, 10);
      const isToday = (at: number | undefined) => at !== undefined && new Date(at).toISOString().startsWith(today);
      const paragraphs = written(slot).contentItems.map(({ value = '' }) => value);
      for (const [word, at] of [
        ['Hoch', 'timeHigh1Year'],
        ['Tief', 'timeLow1Year'],
      ] as const) {
        const expected = view
          .membersOf(slot.subject.entityValue)
          .filter(({ entityValue }) => isToday(market.quote(view.notationsOf(entityValue)[0]?.idNotation ?? 0, slot.at)?.[at]))
          .map(({ name }) => name);
        const list = paragraphs.find((value) => value.startsWith(`Ein ${word} erreichten: `));
        const told = list?.slice(`Ein ${word} erreichten: `.length, -1).split(', ') ?? [];
        expect(told.toSorted()).toEqual(expected.toSorted());
        named += told.length;
      }
    }
    expect(named).toBeGreaterThan(0);
  });
});

describe('the reports before the start', () => {
  const mornings = agency.slots('2026-09-01', '2026-11-24').filter(({ kind }) => kind === 'morning');
  const newYork = (at: number) =>
    ['324977', '4359526', '325104'].map((value) => market.quote(view.notationsOf(value)[0]?.idNotation ?? 0, at));

  it('see a direction in New York only where its three indices have gone the same way', () => {
    const told = mornings.map((slot) => ({
      headline: written(slot).headline,
      changes: newYork(slot.at).map((quote) => quote?.performancePct ?? 0),
    }));
    const isUp = ({ headline }: (typeof told)[number]): boolean => /Rückenwind|Gute Vorgaben/u.test(headline);
    const isDown = ({ headline }: (typeof told)[number]): boolean => /Gegenwind|Schwache Vorgaben/u.test(headline);
    expect(told.filter((each) => isUp(each) && Math.min(...each.changes) <= 0)).toEqual([]);
    expect(told.filter((each) => isDown(each) && Math.max(...each.changes) >= 0)).toEqual([]);
    expect([told.some(isUp), told.some(isDown), told.some((each) => !isUp(each) && !isDown(each))]).toEqual([true, true, true]);
  });

  it.each([
    ['2026-09-08', 'Labor Day'],
    ['2026-11-27', 'Thanksgiving'],
  ])('say on %s that New York has not traded on %s', (day) => {
    const report = agency.slots(day, day).find(({ kind }) => kind === 'morning');
    expect(written(report).headline).toMatch(/keine Vorgaben|ohne Vorgaben/u);
    expect(textOf(written(report))).toContain('in New York wurde zuletzt nicht gehandelt');
  });

  it('name each company once', () => {
    for (const slot of mornings) {
      const names = written(slot).contentItems.flatMap(({ values = [] }) => values.map((value) => value.split(': ')[0]));
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

describe.each([
  { index: '20735', name: 'DAX', times: 10, schedule: 1, from: '2026-10-26', runs: 40, least: 10 },
  { index: '323547', name: 'MDAX', times: 8, schedule: 1, from: '2026-11-18', runs: 6, least: 1 },
  { index: '324977', name: 'Dow Jones', times: 6, schedule: 10, from: '2026-11-18', runs: 6, least: 0 },
  { index: '325104', name: 'NASDAQ 100', times: 6, schedule: 10, from: '2026-11-18', runs: 6, least: 0 },
])('the reports on shares of the $name that move', ({ index: watched, name: title, times, schedule, from, runs: all, least }) => {
  const isOn = ({ kind, subject }: Slot): boolean => kind === 'why' && subject.entityValue === watched;
  const why = slots.filter(isOn).toReversed();
  const changesAt = (at: number) =>
    view
      .membersOf(watched)
      .map((member) => ({ member, quote: market.quote(view.notationsOf(member.entityValue)[0]?.idNotation ?? 0, at) }))
      .toSorted((a, b) => (b.quote?.performancePct ?? 0) - (a.quote?.performancePct ?? 0));

  it('[NEWS-008] begin with the three best and the three worst shares as far as they move, and each tells of another one than those before', () => {
    const first = why.filter(({ at }) => at === why[0]?.at);
    const ranked = changesAt(first[0]?.at ?? 0);
    const begun = new Set(first.map((slot) => written(slot).about?.entityValue));
    // Moves of less than half a percent get no report while others move more.
    const isClear = ({ quote }: (typeof ranked)[number]): boolean => Math.abs(quote?.performancePct ?? 0) >= 0.5;
    const [best, worst] = [ranked.slice(0, 3).filter(isClear), ranked.slice(-3).filter(isClear)];
    expect([begun.size, best.length > 0, worst.length > 0]).toEqual([6, true, true]);
    expect([...best, ...worst].filter(({ member }) => !begun.has(member.entityValue))).toEqual([]);
    const told = why.filter(({ turns }) => turns && 'at' in turns).map((slot) => written(slot).about?.entityValue);
    expect(told).toHaveLength(2 * times);
    expect(new Set(told).size).toBe(2 * times);
  });

  it('[ROUTE-011] tell after the close of the five best and the five worst shares of the day, with their closing prices', () => {
    const atClose = why.filter(({ turns }) => turns && 'place' in turns);
    const ranked = changesAt(atClose[0]?.at ?? 0).map(({ member }) => member.entityValue);
    expect(new Set(atClose.map((slot) => written(slot).about?.entityValue))).toEqual(new Set([...ranked.slice(0, 5), ...ranked.slice(-5)]));
    for (const slot of atClose) expect(textOf(written(slot))).toContain('Schlusskurs ');
  });

  const rounded = (change = 0): number => Math.round(change * 100) / 100;

  it.each(why)('name its price, its change and that of the index as the market has them at that minute: $alias', (slot) => {
    const record = written(slot);
    const { quote } = changesAt(slot.at).find(({ member }) => member.entityValue === record.about?.entityValue) ?? {};
    const index = quoted(slot);
    const text = textOf(record);
    const priceOf = (price = 0): string => formatNumber(price, { decimals: price < 1 ? 4 : price < 10 ? 3 : 2 });
    for (const figure of [
      priceOf(quote?.last),
      priceOf(quote?.previousLast),
      `${formatNumber(quote?.performancePct, { signed: true })}\u00A0%`,
      `zugleich ${formatNumber(Math.abs(index?.performancePct ?? 0))}\u00A0%`,
      // Difference of the two changes as printed in the sentence.
      `${formatNumber(Math.abs(rounded(quote?.performancePct) - rounded(index?.performancePct)))}\u00A0Prozentpunkte`,
    ])
      expect(text).toContain(figure);
    expect(record.headline.toLowerCase()).toContain(view.instrument(record.about?.entityValue ?? '')?.name.toLowerCase());
  });

  /** Number of consecutive days with the same direction as the day of the instant, by the changes that quotes show. */
  const rowOfDays = (entityValue: string, at: number): number => {
    const id = view.notationsOf(entityValue)[0]?.idNotation ?? 0;
    const signAt = (instant: number): number => Math.sign(market.quote(id, instant)?.performancePct ?? 0);
    let row = 1;
    for (let end = startOfBerlinDay(at) - 1; ; end = startOfBerlinDay(end) - 1) {
      if (!isTradingDay(scheduleOf(schedule), Math.floor((end - DAY_MS / 2) / DAY_MS))) continue;
      if (signAt(end) !== signAt(at)) return row;
      row += 1;
    }
  };
  const month = agency.slots(from, '2026-11-20').filter(isOn);

  it('tell of a share once before the close and once after it, on days too on which all go one way', () => {
    const runs = Map.groupBy(month, (slot) => `${slot.id.slice(0, 8)} ${slot.turns !== undefined && 'place' in slot.turns}`);
    const twice = [...runs].filter(([, run]) => new Set(run.map((slot) => written(slot).about?.entityValue)).size < run.length);
    expect([runs.size, twice.map(([day]) => day)]).toEqual([all, []]);
  });

  it('count days in a row as the market has them', () => {
    const told = month.flatMap((slot) => {
      const record = written(slot);
      const [, word = ''] = /der (\S+) (?:Gewinn|Verlust)tag in Folge/u.exec(textOf(record)) ?? [];
      return word === '' ? [] : [{ word, expected: ordinal(rowOfDays(record.about?.entityValue ?? '', slot.at)) }];
    });
    expect(told.length).toBeGreaterThan(least > 1 ? 3 : 0);
    expect(told.filter(({ word, expected }) => word !== expected)).toEqual([]);
  });

  it('never say that a share goes where it does not', () => {
    const risen = /steigt|legt zu|zieht an|erholt|höchsten Stand|stemmt sich|vorn in/u;
    const fallen = /fällt|gibt nach$|verliert nach|verliert weniger|tiefsten Stand|im Sog|hinten in|besser als/u;
    const told = month.map((slot) => ({ headline: written(slot).headline, change: written(slot).about?.performancePct ?? 0 }));
    expect(told.filter(({ headline, change }) => risen.test(headline) && change <= 0)).toEqual([]);
    expect(told.filter(({ headline, change }) => fallen.test(headline) && change >= 0)).toEqual([]);
    expect(told.filter(({ headline }) => risen.test(headline) || fallen.test(headline)).length).toBeGreaterThan(month.length / 2);
  });

  it('name others of the sector with their changes of that minute', () => {
    let named = 0;
    for (const slot of month) {
      const [, where, peers = ''] = /Im ([\p{L}\d ]+?) (?:steigen|fallen) alle [^:]+: (.*?)\.(?: |$)/u.exec(textOf(written(slot))) ?? [
        title,
        title,
      ];
      expect(where).toBe(title);
      const changes = changesAt(slot.at).map(
        ({ member, quote }) => `${pressName(member.name)} ${formatNumber(quote?.performancePct, { signed: true })}`,
      );
      for (const peer of peers === '' ? [] : peers.split('%, ')) {
        expect(changes).toContain(peer.replace('%', '').trim());
        named += 1;
      }
    }
    expect(named).toBeGreaterThanOrEqual(least);
  });

  it('give as reason what the calendar of the company has, where it has something', () => {
    const told = month.map((slot) => {
      const record = written(slot);
      const day = parseDay(new Date(slot.at).toISOString().slice(0, 10));
      const date = datesBetween(view, day, day).find(({ model }) => model.lead.entityValue === record.about?.entityValue);
      const text = textOf(record);
      return { date: date?.kind, text, saysNothing: /liegt dazu nicht vor|nichts gemeldet/u.test(text) };
    });
    const dated = told.flatMap(({ date, text }) => (date === undefined ? [] : [{ date, text }]));
    expect(told.map(({ saysNothing }) => saysNothing)).toEqual(told.map(({ date }) => date === undefined));
    expect(dated.filter(({ date, text }) => !text.includes(date))).toEqual([]);
    expect(dated.length).toBeGreaterThanOrEqual(least > 1 ? 1 : 0);
  });
});
