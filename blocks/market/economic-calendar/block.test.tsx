import { expect, it } from 'vitest';
import type { BlockInput } from '../../kit/block.ts';
import type { EconomicCalendarProps } from '../../generated/props.ts';
import { mountBlock } from '../../kit/testing-mount.ts';
import { fixtureOf } from '../../kit/testing.ts';
import { needs } from './data.ts';

const rowsOf = (root: ParentNode) =>
  [...root.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.textContent.replaceAll('\u00A0', ' ')),
  );
const asked = (name: string) => {
  const input = fixtureOf('economic-calendar', name) as unknown as BlockInput<EconomicCalendarProps>;
  return needs(input).events.input;
};

it('shows when, what is expected, what was before and what came, each with its unit', async () => {
  const root = await mountBlock('economic-calendar', 'a week');
  expect(rowsOf(root)).toEqual([
    ['heute, 10:00 Uhr', '50,1 Punkte', '49,8 Punkte', '50,4 Punkte, mehr als erwartet'],
    [expect.stringContaining('14:30 Uhr'), '110 Tsd.', '96 Tsd.', '–'],
    [expect.stringContaining('14:15 Uhr'), '–', '–', '–'],
  ]);
  expect(root.querySelector('tbody th')?.textContent).toContain('Euroraum · November');
  expect(root.textContent).toContain('Simulierte');
});

it('has the newest of the days that are over in front', async () => {
  const root = await mountBlock('economic-calendar', 'days that are over');
  const names = [...root.querySelectorAll('.economic-calendar__name > span:last-child')].map(({ firstChild }) => firstChild?.textContent);
  expect(names).toEqual(['Zinsentscheid der Europäischen Zentralbank', 'Neue Stellen außerhalb der Landwirtschaft']);
});

it('says so where nothing is published', async () => {
  expect((await mountBlock('economic-calendar', 'nothing is published')).textContent).toContain('wird nichts veröffentlicht');
});

it('asks for the days from today on by the calendar of Berlin, or for those before today', () => {
  expect(asked('a week')).toMatchObject({ query: { dateTimeStart: '2026-12-01', dateTimeEnd: '2026-12-07', perPage: 100 } });
  expect(asked('days that are over')).toMatchObject({ query: { dateTimeStart: '2026-11-28', dateTimeEnd: '2026-12-17' } });
  expect(asked('nothing is published')).toMatchObject({ query: { isoCountry: 'CH', importance: 3 } });
});
