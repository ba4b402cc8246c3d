import { describe, expect, inject, it } from 'vitest';

const portal = inject('portal');
const get = async (path: string): Promise<string> => (await fetch(`${portal}${path}`)).text();

interface Events {
  readonly total: number;
  readonly list: readonly {
    readonly stocksCompanyEvent: {
      readonly instrument: { readonly urls: { readonly WEBSITE: string } };
      readonly companyEvent: { readonly nameSubcategoryDelivery: string };
    };
  }[];
}

/** Days of a calendar, in the order of the page, and its events with link and name. */
function calendarOf(page: string) {
  const table = /<table class="event-calendar__table">([^]*?)<\/table>/u.exec(page)?.[1] ?? '';
  const events = [...table.matchAll(/<a class="instrument-link" href="([^"]+)">[^<]+<\/a><span class="event-calendar__what">([^<]+)</gu)];
  return {
    days: [...table.matchAll(/<time dateTime="([^"]+)">/gu)].map(([, day = '']) => day),
    events: events.map(([, href, what]) => [href, what]),
    promos: table.match(/event-calendar__promo/gu)?.length ?? 0,
  };
}

describe('the calendar of events', () => {
  it('[ROUTE-106] /news/finanzkalender groups events by day, earliest first', async () => {
    const first = await get('/news/finanzkalender');
    const total = Number(/block-head__aside">(\d+) Termine/u.exec(first)?.[1]);
    const last = Math.ceil(total / 50) - 1;
    const pages = [first, await get('/news/finanzkalender?page=1'), await get(`/news/finanzkalender?page=${last}`)].map(calendarOf);
    expect(pages.map(({ events, promos }) => [events.length, promos])).toEqual([
      [50, 1],
      [50, 1],
      [total - last * 50, 1],
    ]);
    const days = pages.flatMap((page) => page.days);
    expect([new Set(days).size > 1, days]).toEqual([true, days.toSorted()]);
    // A day stands once on a page, and where the row in the middle parts it, twice.
    for (const page of pages) expect(page.days.length - new Set(page.days).size).toBeLessThanOrEqual(1);
  });

  it('shows the kind of events that is chosen, also of central banks', async () => {
    const dividends = calendarOf(await get('/news/finanzkalender?art=dividenden'));
    expect(dividends.events.length).toBeGreaterThan(0);
    expect(dividends.events.filter(([, what]) => what?.startsWith('Dividenden') !== true)).toEqual([]);
    expect(await get('/news/finanzkalender?art=notenbanken')).toMatch(/aria-current="true">Notenbanken/u);
  });

  it.each([
    ['ROUTE-089', '/anlagethemen/aktien-termine', 'STOCK', '/aktien/'],
    ['ROUTE-090', '/anlagethemen/fonds-termine', 'FUND', '/'],
    ['ROUTE-090', '/anlagethemen/etfs-termine', 'ETF', '/etf/'],
  ])(
    '[%s] %s lists events with date, link to the instrument and name, as the provider tells them',
    async (_row, path, entityType, section) => {
      const { days, events } = calendarOf(await get(path));
      const today = new Date(Date.parse(days[0] ?? '')).toISOString().slice(0, 10);
      const query = `entityType=${entityType}&dateTimeStart=${today}&dateTimeEnd=${days.at(-1)}&perPage=50`;
      const told = JSON.parse(await get(`/api/v1/calendar_events/events?${query}`)) as Events;
      expect(events).toEqual(
        told.list.map(({ stocksCompanyEvent: { instrument, companyEvent } }) => [
          instrument.urls.WEBSITE,
          companyEvent.nameSubcategoryDelivery,
        ]),
      );
      expect(events.length).toBeGreaterThan(10);
      expect(events.every(([href]) => href?.startsWith(section))).toBe(true);
    },
  );
});
