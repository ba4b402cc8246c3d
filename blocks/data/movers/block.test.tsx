import { expect, it } from 'vitest';
import type { BlockInput } from '../../kit/block.ts';
import type { MoversProps } from '../../generated/props.ts';
import { mountBlock } from '../../kit/testing-mount.ts';
import { fixtureOf } from '../../kit/testing.ts';
import { needs } from './data.ts';
import { tablesOf } from './tables.ts';

const inputOf = (query: Readonly<Record<string, string>>) => {
  const input = fixtureOf('movers', 'nothing chosen') as unknown as BlockInput<MoversProps>;
  return { ...input, page: { ...input.page, query } };
};
const askedWith = (query: Readonly<Record<string, string>>) => {
  const { winners, losers } = needs(inputOf(query));
  return [winners, losers].map((each) => (each?.input as { readonly query?: object } | undefined)?.query);
};
const linksOf = (body: Element, label: string) =>
  [...body.querySelectorAll(`nav[aria-label=${label}] a`)].map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.hasAttribute('aria-current'),
  ]);

it('asks for both directions over the period and of the group in the address', () => {
  expect(askedWith({ zeitraum: 'jahr', index: '20735' })).toEqual([
    { idIndex: '20735', sort: 'performancePct1Y', order: 'DESC', perPage: 5 },
    { idIndex: '20735', sort: 'performancePct1Y', order: 'ASC', perPage: 5 },
  ]);
});

it('takes the first period and all groups where the address says nothing, or what is not offered', () => {
  const usual = [
    { sort: 'performancePct', order: 'DESC', onlyNewestDay: true },
    { sort: 'performancePct', order: 'ASC', onlyNewestDay: true },
  ];
  expect(askedWith({})).toMatchObject(usual);
  const [winners] = askedWith({ zeitraum: 'ewig', index: '1;drop' });
  expect(winners).toMatchObject(usual[0] ?? {});
  expect(winners).not.toHaveProperty('idIndex');
});

it('leads to the other periods and groups, each of which keeps the other choice', async () => {
  const body = await mountBlock('movers', 'a year of the DAX');
  expect(linksOf(body, 'Zeitraum')).toEqual([
    ['1 Tag', '/aktien/top-flop?zeitraum=tag&index=20735', false],
    ['1 Jahr', '/aktien/top-flop?zeitraum=jahr&index=20735', true],
  ]);
  expect(linksOf(body, 'Index')).toEqual([
    ['Alle', '/aktien/top-flop?zeitraum=jahr', false],
    ['DAX', '/aktien/top-flop?zeitraum=jahr&index=20735', true],
  ]);
});

it('shows the change of the period in both tables, and says what it refers to', async () => {
  const body = await mountBlock('movers', 'a year of the DAX');
  expect([...body.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['Gewinner', 'Verlierer']);
  expect([...body.querySelectorAll('tbody td:nth-of-type(2)')].map(({ textContent }) => textContent.replace(/\u00A0/gu, ' '))).toEqual([
    '+31,40 % gestiegen',
    '−34,04 % gefallen',
  ]);
  expect(body.querySelector('.movers__base')?.textContent).toBe('Veränderung zum Schlusskurs vor einem Jahr.');
});

it('shows a column of one period with that one only', () => {
  const { props } = inputOf({});
  const [first] = props.columns;
  const [day, other] = [props.periods[0], props.periods[1] ?? props.periods[0]];
  const shown = { ...props, columns: [first, { field: 'moveReason.headline', link: 'moveReason.url', period: day.name }] } as MoversProps;
  const fieldsOf = (period: typeof day) => tablesOf(shown, period).winners.columns?.map(({ field }) => field);
  expect(fieldsOf(day)).toEqual(['instrument', first.field, day.field, 'moveReason.headline']);
  expect(fieldsOf(other)).toEqual(['instrument', first.field, other.field]);
  expect(tablesOf(shown, day).winners.columns?.at(-1)).not.toHaveProperty('period');
});
