import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { formatNumber } from '#domain/format/number.ts';
import { plainText } from '#domain/text/plain.ts';
import { datesBetween } from '#market/companies/index.ts';
import { isTradingDay, scheduleOf } from '#market/calendar/index.ts';
import { testMarket } from '#market/prices/testing.ts';
import { formatDay, parseDay, weekday } from '#domain/time/timezone.ts';
import type { Market } from '#market/prices/index.ts';
import { agency, DAY, market, open, quoted, slots, textOf, view, written } from './testing.ts';
import { pressName } from './words.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Price of a share with the decimals of its quote. */
const shareText = (price: number): string => formatNumber(price, { decimals: price < 1 ? 4 : price < 10 ? 3 : 2 });

describe('the plan', () => {
  it('has 20 to 60 reports on a trading day beside those on moved shares and on figures, a few at weekends and none on holidays', () => {
    fc.assert(
      fc.property(fc.integer({ min: parseDay('2020-01-01'), max: parseDay('2030-12-31') }), (number) => {
        const day = formatDay(number);
        const size = agency.slots(day, day).filter(({ turns, kind }) => turns === undefined && kind !== 'figures').length;
        const bounds = [0, 6].includes(weekday(number)) ? [1, 9] : isTradingDay(scheduleOf(1), number) ? [20, 60] : [0, 0];
        expect(size).toBeGreaterThanOrEqual(bounds[0] ?? 0);
        expect(size).toBeLessThanOrEqual(bounds[1] ?? 0);
      }),
      { numRuns: 200 },
    );
  });

  it('gives each report an id and an address that find it again, on its own day, newest first', () => {
    expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length);
    for (const slot of slots) {
      expect([agency.slot(slot.id), agency.slot(slot.alias)]).toEqual([slot, slot]);
      expect(new Date(slot.at).toISOString().slice(0, 10)).toBe(DAY);
    }
    expect(slots.map(({ at }) => at)).toEqual(slots.map(({ at }) => at).toSorted((a, b) => b - a));
  });

  it('tells the last day of a year up to two, and its close soon after', () => {
    const told = agency.slots('2026-12-30', '2026-12-30');
    const at = (slug: string): string | undefined => {
      const slot = told.find(({ alias }) => alias.endsWith(slug));
      return slot && new Date(slot.at).toISOString().slice(11, 16);
    };
    // 17.42, 17.50 and 17.58 minus three and a half hours; in winter, when Berlin is one hour ahead of UTC.
    expect([at('-dax-schluss'), at('-boersentag'), at('-dax-gewinner-und-verlierer-zum-schluss')]).toEqual(['13:12', '13:20', '13:28']);
    expect([at('-boersentag-am-mittag'), at('-boersentag-am-nachmittag')]).toEqual(['11:35', undefined]);
    expect(at('-dax-gewinner-und-verlierer-am-nachmittag')).toBeUndefined();
    expect(at('-euro-stoxx-50-schluss')).toBe('17:05');
  });

  it.each(['20261119999', '20260231001', '20261224001', '41002', 'news/agentur/20261119001-anderer-name'])('knows no %s', (key) => {
    expect(agency.slot(key)).toBeUndefined();
  });
});

describe('the reports', () => {
  it('are all written', () => {
    expect(slots.filter((slot) => agency.report(slot) === undefined)).toEqual([]);
  });

  it.each(slots.filter(({ kind }) => ['opening', 'midday', 'closing', 'rate', 'share'].includes(kind)))(
    'name the price and the change that the market has at that minute: $alias',
    (slot) => {
      const quote = quoted(slot);
      const text = textOf(written(slot));
      const isRate = slot.subject.entityValue === 'EURUSD';
      const told = (price = 0): string =>
        formatNumber(price, { decimals: isRate ? 4 : price < 1 ? 4 : price < 10 || slot.subject.entityValue === '1326190' ? 3 : 2 });
      expect(text).toContain(told(quote?.last));
      expect(text).toContain(told(quote?.previousLast));
      // For the euro, the change between the displayed rates, in four decimals.
      const [last = 0, previous = 1] = [quote?.last, quote?.previousLast].map((price) => Number(price?.toFixed(4)));
      const change = isRate ? (last / previous - 1) * 100 : (quote?.performancePct ?? 0);
      expect(text).toContain(formatNumber(Math.abs(change)));
    },
  );

  it('tell changes that follow from the prices beside them, to the last digit', () => {
    const days = Array.from({ length: 24 }, (_, index) => formatDay(parseDay('2026-10-19') + index));
    const told = days.flatMap((day) => agency.slots(day, day)).filter(({ kind }) => kind === 'share' || kind === 'rate');
    let compared = 0;
    for (const slot of told) {
      const text = agency.report(slot);
      if (text === undefined) continue;
      const body = textOf(text);
      const before = /(?:Schlusskurs betrug|Handel bei|Schluss von) ([\d.,]+\d)/u.exec(body)?.[1];
      const now = /(?:steht|kostet|um|Um) [^.]*?(?:bei |Aktie |: |wurden |beträgt )?([\d.]*\d,\d{2,5})\u00A0(?!%|Prozent)/u.exec(body)?.[1];
      if (before === undefined || now === undefined) continue;
      const valueOf = (figure: string): number => Number(figure.replaceAll('.', '').replace(',', '.'));
      expect([slot.alias, body]).toEqual([
        slot.alias,
        expect.stringContaining(formatNumber(Math.abs((valueOf(now) / valueOf(before) - 1) * 100))),
      ]);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(50);
  });

  it('close with the price that the daily history keeps', () => {
    const closing = slots.find(({ alias }) => alias.endsWith('-dax-schluss'));
    const day = market.dailyBars(20735, { from: Date.parse(`${DAY}T00:00:00Z`), to: Date.parse(`${DAY}T23:00:00Z`) });
    expect(textOf(written(closing))).toContain(formatNumber(day.close.at(-1)));
  });

  it('list gainers and losers as the market has them', () => {
    const slot = slots.find(({ alias }) => alias.endsWith('-dax-gewinner-und-verlierer-zum-schluss'));
    if (slot === undefined) throw new Error('No such slot.');
    const changes = view
      .membersOf('20735')
      .map(({ name, entityValue }) => ({
        name,
        change: market.quote(view.notationsOf(entityValue)[0]?.idNotation ?? 0, slot.at)?.performancePct ?? 0,
      }))
      .toSorted((a, b) => b.change - a.change);
    const rows = written(slot).contentItems.flatMap(({ rows: table }) => table?.slice(1) ?? []);
    expect(rows.map(([name]) => name)).toEqual([...changes.slice(0, 5), ...changes.slice(-5).toReversed()].map(({ name }) => name));
    expect(rows[0]?.[2]).toBe(`${formatNumber(changes[0]?.change, { signed: true })}\u00A0%`);
  });

  it('name the dates that the calendar of companies has for the day', () => {
    const fortnight = agency.slots('2026-11-02', '2026-11-13').filter(({ kind }) => kind === 'dates');
    const told = fortnight.map((slot) => {
      const day = parseDay(new Date(slot.at).toISOString().slice(0, 10));
      const listed = written(slot)
        .contentItems.flatMap(({ values }) => values ?? [])
        .map(plainText);
      const expected = datesBetween(view, day, day)
        .slice(0, 12)
        .map(({ model, kind }) => `${pressName(model.lead.name)}: ${kind}`);
      expect(listed).toEqual(expected);
      return listed.length;
    });
    expect(told.some((size) => size > 0)).toBe(true);
  });

  it('use nothing that happens after their minute', () => {
    let latest = 0;
    const watched = new Proxy(market, {
      get(target, name: keyof Market) {
        const method = target[name] as (...all: unknown[]) => unknown;
        return (...all: unknown[]) => {
          latest = Math.max(latest, ...all.filter((one): one is number => typeof one === 'number' && one > 1e12));
          return method(...all);
        };
      },
    });
    const other = open(watched);
    for (const slot of slots) {
      latest = 0;
      expect(other.report(slot)?.contentItems.length).toBeGreaterThan(1);
      expect(latest).toBeLessThanOrEqual(slot.at);
    }
  });

  it('are the same whoever asks, in any order', () => {
    const again = open(testMarket());
    for (const slot of slots.toReversed().slice(0, 5)) expect(again.report(slot)).toEqual(agency.report(slot));
  });

  it('vary: hardly two leads of a fortnight are alike', () => {
    const leads = agency
      .slots('2026-11-02', '2026-11-13')
      .filter(({ alias }) => alias.endsWith('-dax-eroeffnung') || alias.endsWith('-gold-am-morgen'))
      .map((slot) =>
        written(slot)
          .contentItems[0]?.value?.replaceAll(/[\d.,]+/gu, '#')
          .replaceAll(/(?:Mon|Diens|Donners|Frei)tag|Mittwoch/gu, 'TAG'),
      );
    expect(new Set(leads).size).toBeGreaterThan(leads.length * 0.8);
  });

  it('name the currency that the price of a coin is in', () => {
    const coins = agency.slots('2026-11-16', '2026-11-20').filter(({ subject }) => subject.entityType === 'CRYPTO');
    expect(coins.length).toBeGreaterThan(5);
    for (const slot of coins) {
      expect(textOf(written(slot))).toMatch(/\d\u00A0Euro/u);
      expect(textOf(written(slot))).not.toContain('US-Dollar');
    }
  });

  it('tell deals at the price of their own minute, on a trading day before, with what they come to', () => {
    const deals = agency.slots('2026-11-16', '2026-11-20').filter(({ kind }) => kind === 'dealing');
    expect(deals).toHaveLength(10);
    for (const slot of deals) {
      const { contentItems, category, alias } = written(slot);
      expect([category, alias.startsWith('news/feed/directors-dealings/')]).toEqual(['directors-dealings', true]);
      const rows = new Map(contentItems.flatMap(({ rows: table = [] }) => table.map(([name = '', value = '']) => [name, value] as const)));
      const [, date = '', month = '', year = '', hour = '', minute = ''] =
        /^(\d+)\. (\p{L}+) (\d{4}), (\d+)\.(\d\d)\u00A0Uhr$/u.exec(rows.get('Tag') ?? '') ?? [];
      expect(month).toBe('November');
      // November in Berlin is one hour ahead of UTC.
      const at = Date.UTC(Number(year), 10, Number(date), Number(hour) - 1, Number(minute));
      expect([at < slot.at, isTradingDay(scheduleOf(1), Math.floor(at / 86_400_000))]).toEqual([true, true]);
      const price = market.tradeAt(view.notationsOf(slot.subject.entityValue)[0]?.idNotation ?? 0, at)?.price ?? 0;
      const pieces = Number(rows.get('Stück')?.replaceAll('.', ''));
      expect(rows.get('Preis')).toContain(shareText(price));
      expect(rows.get('Umfang')).toContain(formatNumber(Math.round(pieces * price * 100) / 100));
    }
  });

  it('give a share marks that follow from its price: four percent below, eight above, and those of its year', () => {
    const chances = agency.slots('2026-11-16', '2026-11-20').filter(({ kind }) => kind === 'chance');
    expect(chances).toHaveLength(5);
    for (const slot of chances) {
      const { contentItems, category } = written(slot);
      const quote = quoted(slot);
      const rows = contentItems.flatMap(({ rows: table = [] }) => table.slice(1));
      const last = quote?.last ?? 0;
      expect(category).toBe('trading-chance-redaktion-44');
      expect(rows.map(([, price]) => price?.split('\u00A0')[0])).toEqual(
        [last, Math.round(last * 96) / 100, Math.round(last * 108) / 100, quote?.high1Year, quote?.low1Year].map((each) =>
          shareText(each ?? 0),
        ),
      );
    }
  });

  it('tell the day as a whole with the figures of its evening', () => {
    const days = agency.slots('2026-11-16', '2026-11-20').filter(({ kind }) => kind === 'day');
    expect(days).toHaveLength(5);
    for (const slot of days) {
      const { contentItems, category, alias } = written(slot);
      expect([category, alias.startsWith('news/marktberichte/boersentag/')]).toEqual(['boersentag', true]);
      const rows = contentItems.flatMap(({ rows: table = [] }) => table.slice(1));
      const values = ['20735', '323547', '6623216', '324724', '193736', '1326189', '7743988', 'EURUSD'];
      const quotes = values.map((value) => market.quote(view.notationsOf(value)[0]?.idNotation ?? 0, slot.at));
      expect(rows.map(([, price]) => price?.split('\u00A0')[0])).toEqual(
        quotes.map((quote, index) => formatNumber(quote?.last, { decimals: values[index] === 'EURUSD' ? 4 : 2 })),
      );
      expect(rows.map(([, , change]) => change)).toEqual(
        quotes.map((quote, index) => {
          const [now = 0, before = 1] = [quote?.last, quote?.previousLast].map((price) => Number(price?.toFixed(4)));
          const change = values[index] === 'EURUSD' ? (now / before - 1) * 100 : quote?.performancePct;
          return `${formatNumber(change, { signed: true })}\u00A0%`;
        }),
      );
    }
  });

  it('tell the day while it runs with the figures of its minute, first and last of the index among them', () => {
    const running = agency.slots('2026-11-16', '2026-11-20').filter(({ kind }) => kind === 'session');
    expect(running).toHaveLength(15);
    for (const slot of running) {
      const text = textOf(written(slot));
      const index = quoted(slot);
      const ranked = view
        .membersOf('20735')
        .flatMap(({ entityValue, name }) => ({ name, quote: market.quote(view.notationsOf(entityValue)[0]?.idNotation ?? 0, slot.at) }))
        .filter(({ quote }) => (quote?.timeLast ?? 0) > slot.at - 12 * 3_600_000)
        .toSorted((a, b) => (b.quote?.performancePct ?? 0) - (a.quote?.performancePct ?? 0));
      const told = [ranked[0], ranked.at(-1)].map(
        (each) => `${pressName(each?.name ?? '')} (${formatNumber(each?.quote?.performancePct, { signed: true })}\u00A0%)`,
      );
      for (const figure of [
        formatNumber(index?.last),
        formatNumber(index?.low),
        formatNumber(index?.high),
        formatNumber(index?.previousLast),
        ...told,
      ])
        expect(text).toContain(figure);
      expect(written(slot).cloudinaryId).toMatch(/^boersentag/u);
    }
  });

  it('look ahead in the morning with the closes of New York, the stand of Tokyo and the dates of the day', () => {
    const mornings = agency.slots('2026-11-16', '2026-11-20').filter(({ kind }) => kind === 'morning');
    expect(mornings).toHaveLength(5);
    for (const slot of mornings) {
      const text = textOf(written(slot));
      expect(text).toContain(formatNumber(quoted(slot)?.last));
      for (const value of ['324977', '4359526', '325104', '60972397']) {
        const quote = market.quote(view.notationsOf(value)[0]?.idNotation ?? 0, slot.at);
        expect(text).toContain(`${formatNumber(quote?.last)}\u00A0Punkt`);
        expect(text).toContain(`(${formatNumber(quote?.performancePct, { signed: true })}\u00A0%)`);
      }
    }
  });

  it('are set in German, and say that they are simulated', () => {
    for (const slot of [...slots, ...agency.slots('2026-11-21', '2026-11-22')]) {
      const text = textOf(written(slot));
      expect(text).not.toMatch(/["']|\d (?:%|€|Uhr|Punkte|US-Dollar)| -\d|undefined|NaN|–\s*(?:%|Punkte)| {2,}[a-z]/u);
      expect(text).toContain('Marktsimulation');
      expect(written(slot).headline).toMatch(/^[\p{Lu}\d]/u);
    }
  });
});
