import ICAL from 'ical.js';
import { describe, expect, inject, it } from 'vitest';

const portal = inject('portal');
const get = async (path: string): Promise<string> => (await fetch(`${portal}${path}`)).text();

/** Number of events per page. */
const PER_PAGE = 200;

interface Events {
  readonly total: number;
  readonly list: readonly {
    readonly stocksCompanyEvent: {
      readonly instrument: { readonly urls: { readonly WEBSITE: string } };
      readonly companyEvent: { readonly nameSubcategoryDelivery: string };
    };
  }[];
}

/** Returns the days of a calendar, in the order of the page, and its events with link and name. */
function calendarOf(page: string) {
  const table = /<table class="event-calendar__table">([^]*?)<\/table>/u.exec(page)?.[1] ?? '';
  // Companies with the same event on a busy day share one row, which names the event once.
  const events = [...table.matchAll(/<tr>[^]*?<\/tr>/gu)].flatMap(([row]) => {
    const what = /class="event-calendar__what">([^<:]+)/u.exec(row)?.[1];
    return [...row.matchAll(/<a class="instrument-link" href="([^"]+)"/gu)].map(([, href]) => [href, what]);
  });
  return {
    days: [...table.matchAll(/<time dateTime="([^"]+)">/gu)].map(([, day = '']) => day),
    events,
    promos: table.match(/event-calendar__promo/gu)?.length ?? 0,
  };
}

describe('the calendar of events', () => {
  it('[ROUTE-106] /news/finanzkalender groups events by day, earliest first', async () => {
    const first = await get('/news/finanzkalender');
    const total = Number(/block-head__aside">(\d+) Termine/u.exec(first)?.[1]);
    const lengths = Array.from({ length: Math.ceil(total / PER_PAGE) }, (_none, index) => Math.min(PER_PAGE, total - index * PER_PAGE));
    const html = await Promise.all(lengths.map((_length, index) => get(`/news/finanzkalender?page=${index}`)));
    const pages = html.map(calendarOf);
    expect(pages.map(({ events, promos }) => [events.length, promos])).toEqual(lengths.map((length) => [length, 0]));
    const days = pages.flatMap((page) => page.days);
    expect([new Set(days).size > 1, days]).toEqual([true, days.toSorted()]);
    // A day appears once per page: nothing splits it.
    for (const page of pages) expect(page.days.length).toBe(new Set(page.days).size);
  });

  it('shows the kind of events that is chosen, also of central banks', async () => {
    const dividends = calendarOf(await get('/news/finanzkalender?art=dividenden'));
    expect(dividends.events.length).toBeGreaterThan(0);
    expect(dividends.events.filter(([, what]) => what?.startsWith('Dividenden') !== true)).toEqual([]);
    expect(await get('/news/finanzkalender?art=notenbanken')).toMatch(/aria-current="true">Notenbanken/u);
  });

  it("hands over what it shows as a file for other calendars, which npm's own reader takes", async () => {
    for (const [path, query] of [
      ['/news/finanzkalender', ''],
      ['/news/finanzkalender/dividenden', '?art=dividenden'],
    ] as const) {
      const page = await get(`/news/finanzkalender${query}`);
      expect(page).toContain(`href="${path}.ics"`);
      const file = await fetch(`${portal}${path}.ics`);
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
      const entries = new ICAL.Component(ICAL.parse(await file.text()) as unknown[]).getAllSubcomponents('vevent');
      expect(entries).toHaveLength(Number(/block-head__aside">(\d+) Termine/u.exec(page)?.[1]));
    }
    expect((await fetch(`${portal}/news/finanzkalender/nichts.ics`)).status).toBe(404);
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
      const query = `entityType=${entityType}&dateTimeStart=${today}&dateTimeEnd=${days.at(-1)}&perPage=${PER_PAGE}`;
      const told = JSON.parse(await get(`/api/v1/calendar_events/events?${query}`)) as Events;
      const listed = told.list.map(({ stocksCompanyEvent: { instrument, companyEvent } }) => [
        instrument.urls.WEBSITE,
        companyEvent.nameSubcategoryDelivery,
      ]);
      expect(events.map(String).toSorted()).toEqual(listed.map(String).toSorted());
      expect(events.length).toBeGreaterThan(10);
      expect(events.every(([href]) => href?.startsWith(section))).toBe(true);
    },
  );
});
