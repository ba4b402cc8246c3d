import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountBlock, mountBlockWith } from '../../kit/testing-mount.ts';
import { fixtureOf } from '../../kit/testing.ts';
import { needs } from './data.ts';

const texts = (body: HTMLElement): string[] =>
  [...body.querySelectorAll('tbody tr')].map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));

it('[ARTICLE-032] is a table of the events, earliest first, with links to the companies', async () => {
  const body = await mountBlock('calendar-event-list', 'fünf Termine');
  expect(screen.getByRole('table', { name: 'Wer als Nächstes Zahlen vorlegt' })).toBeDefined();
  expect([...body.querySelectorAll('time')].map((time) => time.getAttribute('datetime'))).toEqual([
    '2026-07-31',
    '2026-08-01',
    '2026-08-02',
    '2026-08-03',
    '2026-08-12',
  ]);
  expect(body.querySelector('tbody a')?.getAttribute('href')).toBe('/aktien/SAP-Aktie-DE0007164600');
});

it('[ARTICLE-033] has three columns of 25, 60 and 15 percent', async () => {
  const body = await mountBlock('calendar-event-list', 'fünf Termine');
  expect([...body.querySelectorAll('col')].map((col) => col.getAttribute('width'))).toEqual(['25%', '60%', '15%']);
});

it('[ARTICLE-034] has its promo row in the middle: that of the editors, else the newsletter', async () => {
  const body = await mountBlock('calendar-event-list', 'fünf Termine');
  const rows = [...body.querySelectorAll('tbody tr')];
  expect(rows.map((row) => row.className)).toEqual(['', '', 'event-calendar__promo', '', '', '']);
  expect(rows[2]?.querySelector('a')?.textContent).toMatch(/^Newsletter/u);
  const own = await mountBlock('calendar-event-list', 'Notenbanken mit eigenem Hinweis');
  expect(texts(own)).toEqual(['Was Zinsen mit Kursen machen: Zum Ratgeber', 'Do., 10.09.2026EZB: Zinsentscheid41 Tage']);
});

it('[ARTICLE-035] says „Tage“ from three days on', async () => {
  const body = await mountBlock('calendar-event-list', 'fünf Termine');
  const away = [...body.querySelectorAll('tbody tr:not([class]) > td:last-child')].map(({ textContent }) =>
    textContent.replaceAll('\u00A0', ' '),
  );
  expect(away).toEqual(['heute', 'morgen', 'über\u00ADmorgen', '3 Tage', '12 Tage']);
});

it('[ARTICLE-036] prints the event of today bold, and no other', async () => {
  const body = await mountBlock('calendar-event-list', 'fünf Termine');
  const rows = [...body.querySelectorAll('tbody tr:not([class])')];
  expect(rows.map((row) => row.querySelectorAll('strong').length)).toEqual([3, 0, 0, 0, 0]);
});

it('takes no dangerous address into its promo row, and says so where no event is known', async () => {
  const props = { type: 'calendar-event-list', promo: { label: 'Klick', link: 'javascript:alert(1)' } };
  expect((await mountBlockWith('calendar-event-list', 'fünf Termine', { props })).textContent).not.toContain('Klick');
  await mountBlock('calendar-event-list', 'keine Termine');
  expect(screen.getByText('In diesem Zeitraum sind keine Termine bekannt.')).toBeDefined();
});

it('asks for as many as it shows, from today in Berlin on', () => {
  const fixture = fixtureOf('calendar-event-list', 'fünf Termine');
  const page = { ...fixture.page, now: '2026-07-31T22:30:00.000Z' };
  const props = { type: 'calendar-event-list', days: 7, category: 'DIVIDENDS', count: 4 };
  expect(needs({ ...fixture, props, page } as unknown as Parameters<typeof needs>[0]).events.input).toEqual({
    query: { dateTimeStart: '2026-08-01', dateTimeEnd: '2026-08-07', eventCategoryType: 'DIVIDENDS', perPage: 4 },
  });
});
