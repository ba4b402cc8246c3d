import { expect, it } from 'vitest';
import { draw } from '../../kit/testing-draw.ts';
import { fixtureOf } from '../../kit/testing.ts';
import type { BlockInput, ComparisonSubject } from '../../kit/block.ts';
import type { ComparisonProps } from '../../generated/props.ts';
import { bestOf } from './compared.ts';
import { needs } from './data.ts';

const texts = (body: Element, selector: string): string[] => [...body.querySelectorAll(selector)].map((each) => each.textContent ?? '');

it('[ROUTE-007] has a column for each instrument, with the way to remove it, and a row for each fact', async () => {
  const body = await draw('comparison', 'two ETFs');
  expect(texts(body, 'thead .instrument-link')).toHaveLength(2);
  expect([...body.querySelectorAll('.comparison__remove')].map((link) => link.getAttribute('href'))).toEqual([
    '/etf/vergleich?werte=IE00B4L5Y983',
    '/etf/vergleich?werte=DE0005933931',
  ]);
  expect(texts(body, 'tbody th')).toEqual(['Kosten im Jahr', 'Anlageschwerpunkt', 'Währung']);
  expect(texts(body, 'tbody tr:nth-child(2) td')).toEqual(['Aktien Deutschland', 'Aktien Welt']);
});

it('[ROUTE-007] adds by a plain form that keeps what is chosen in the address', async () => {
  const body = await draw('comparison', 'two ETFs');
  const form = body.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/etf/vergleich');
  expect(form?.querySelector('[name=werte]')?.getAttribute('value')).toBe('DE0005933931,IE00B4L5Y983');
  expect(form?.querySelector('input[name=dazu]')?.hasAttribute('required')).toBe(true);
});

it('[ROUTE-007] says what to do while nothing is chosen, and has comparisons to begin with', async () => {
  const body = await draw('comparison', 'nothing chosen');
  expect(body.querySelector('.empty-state')?.textContent).toContain('Noch ist nichts gewählt');
  expect(body.querySelector('.comparison__suggestions a')?.getAttribute('href')).toBe('/etf/vergleich?werte=DE0005933931,LU0274211480');
});

it('marks the best of a row by a word and a sign, and which rows differ', async () => {
  const body = await draw('comparison', 'two ETFs');
  expect(texts(body, '[data-best]')).toEqual(['0,16\u00A0%bester Wert']);
  expect(texts(body, '[data-differs] th')).toEqual(['Kosten im Jahr', 'Anlageschwerpunkt']);
});

it.each([
  [[3, 1, 2], 'lowest', [1]],
  [[3, 1, 3, undefined], 'highest', [0, 2]],
  [[3, 3], 'lowest', []],
  [[3, undefined], 'lowest', []],
  [[3, 1], undefined, []],
] as const)('of %j the %s are at %j', (values, better, places) => {
  expect([...bestOf(values, better)]).toEqual(places);
});

it('[INSTR-030] says visibly why an eleventh was refused, and what of the address is not compared', async () => {
  const told = texts(await draw('comparison', 'an eleventh'), '.comparison__refused');
  expect(told[0]).toContain('„Xtrackers DAX“ ist nicht dazugekommen: Verglichen werden höchstens 10 ETFs.');
  expect(told[1]).toContain('LU0274211480');
  expect(texts(await draw('comparison', 'two ETFs'), '.comparison__refused')).toEqual([
    'Zu DE0007164600 ist hier nichts bekannt oder gerade nichts zu erfahren. Verglichen werden ETFs.',
  ]);
});

it('asks once about all instruments, and nothing while none is chosen', () => {
  const inputOf = (name: string) => fixtureOf('comparison', name) as unknown as BlockInput<ComparisonProps, ComparisonSubject>;
  expect(Object.values(needs(inputOf('two ETFs'))).map(({ operation, input: asked }) => [operation, asked])).toEqual([
    ['listComparedFunds', { query: { entityValues: 'ISIN:DE0005933931,ISIN:IE00B4L5Y983,ISIN:DE0007164600' } }],
  ]);
  expect(needs(inputOf('nothing chosen'))).toEqual({});
});
