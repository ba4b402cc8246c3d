import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountBlock, mountBlockWith } from '../../kit/testing-mount.ts';
import { fixtureOf } from '../../kit/testing.ts';
import type { Schema } from '#client/operations.ts';
import { needs } from './data.ts';

type Event = Schema<'CalendarEvent'>;
const FIGURES = { isoCurrency: 'EUR', epsExpected: 1.48, revenueExpected: 9_120_000_000 };

it('[NEWS-011] lists events by their instant with a link to the instrument and the kind of event', async () => {
  const body = await mountBlock('event-calendar', 'fünf Termine');
  const rows = [...body.querySelectorAll('tbody tr:not([class])')];
  expect(rows.map((row) => [row.querySelector('a')?.textContent, row.querySelector('.event-calendar__what')?.textContent])).toEqual([
    ['SAP', 'Quartalsbericht'],
    ['Münchener Rückversicherungs-Gesellschaft in München', 'Halbjahresbericht'],
    ['SAP', 'Hauptversammlung'],
    ['SAP', 'Quartalsbericht'],
    ['Münchener Rückversicherungs-Gesellschaft in München', 'Dividende'],
  ]);
});

it('tells of a report what it earned per share and what was expected, also where many report on one day', async () => {
  const told = async (count: number) => {
    const { data } = fixtureOf('event-calendar', 'fünf Termine') as unknown as { data: { events: { list: readonly Event[] } } };
    const [first] = data.events.list;
    const report = (index: number) => {
      const companyEvent = { ...first?.stocksCompanyEvent?.companyEvent, reportFigures: { ...FIGURES, eps: 1.5 + index } };
      return { ...first, entityValue: `r${index}`, stocksCompanyEvent: { ...first?.stocksCompanyEvent, companyEvent } };
    };
    const list = Array.from({ length: count }, (_none, index) => report(index));
    const body = await mountBlockWith('event-calendar', 'fünf Termine', { data: { events: { total: count, list } } });
    return [...body.querySelectorAll('.event-calendar__what')].map((each) => each.textContent.replaceAll('\u00A0', ' '));
  };
  expect(await told(1)).toEqual(['Quartalsbericht: 1,50 EUR, erwartet 1,48 EUR je Aktie']);
  expect((await told(5)).slice(0, 3)).toEqual([
    'Quartalsbericht: 5, Ergebnis je Aktie in Klammern',
    ' (1,50 EUR, erwartet 1,48 EUR)',
    ' (2,50 EUR, erwartet 1,48 EUR)',
  ]);
});

it('offers the kinds of events and marks the chosen one', async () => {
  const { page } = fixtureOf('event-calendar', 'fünf Termine');
  await mountBlockWith('event-calendar', 'fünf Termine', { page: { ...page, path: '/news/finanzkalender', query: { art: 'dividenden' } } });
  const links = [...screen.getByRole('navigation', { name: 'Art der Termine' }).querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/news/finanzkalender',
    '/news/finanzkalender?art=zahlen',
    '/news/finanzkalender?art=dividenden',
    '/news/finanzkalender?art=hauptversammlungen',
    '/news/finanzkalender?art=notenbanken',
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'true', null, null]);
  expect(screen.getByRole('link', { name: 'Termine in den eigenen Kalender' }).getAttribute('href')).toBe(
    '/news/finanzkalender/dividenden.ics',
  );
});

it('asks for the page and the kind that the address names; what it names and is none asks for all', () => {
  const fixture = fixtureOf('event-calendar', 'fünf Termine');
  const asked = (query: Record<string, string>) =>
    needs({ ...fixture, page: { ...fixture.page, query } } as unknown as Parameters<typeof needs>[0]).events.input;
  expect(asked({ art: 'zahlen', page: '2' })).toMatchObject({ query: { eventCategoryType: 'RESULT_REPORTS', page: 2, perPage: 200 } });
  expect(asked({ art: 'x' })).not.toMatchObject({ query: { eventCategoryType: expect.anything() as unknown } });
});

it('leads from the days of the coming week to their rows, on the first page', async () => {
  const { page } = fixtureOf('event-calendar', 'fünf Termine');
  const body = await mountBlockWith('event-calendar', 'fünf Termine', {});
  const links = [...body.querySelectorAll('.event-calendar__week a')].map((link) => link.getAttribute('href') ?? '');
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(body.querySelectorAll(link)).toHaveLength(1);
  await mountBlockWith('event-calendar', 'fünf Termine', { page: { ...page, query: { page: '1' } } });
  expect(screen.queryByRole('navigation', { name: 'Die nächsten sieben Tage' })).toBeNull();
});

it('is all events unless something was written for its middle: no newsletter among dates', async () => {
  const body = await mountBlock('event-calendar', 'fünf Termine');
  expect(body.querySelectorAll('.event-calendar__promo')).toHaveLength(0);
  const { props } = fixtureOf('event-calendar', 'fünf Termine');
  const promo = { label: 'Zum Ratgeber', link: '/ratgeber/anleihen-grundlagen' };
  await mountBlockWith('event-calendar', 'fünf Termine', { props: { ...props, promo } });
  expect(screen.getByRole('link', { name: 'Zum Ratgeber' }).closest('tr')?.className).toBe('event-calendar__promo');
});
