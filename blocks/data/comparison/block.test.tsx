import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';
import { fixtureOf } from '../../kit/testing.ts';
import type { BlockInput } from '../../kit/block.ts';
import type { ComparisonSubject } from '#subjects/comparison/subject.ts';
import type { ComparisonProps } from '../../generated/props.ts';
import { bestOf } from './compared.ts';
import { needs } from './data.ts';

const texts = (body: Element, selector: string): string[] => [...body.querySelectorAll(selector)].map((each) => each.textContent ?? '');

it('[ROUTE-007] has a column for each instrument, with the way to remove it, and a row for each fact', async () => {
  const body = await mountBlock('comparison', 'two ETFs');
  expect(texts(body, 'thead .instrument-link')).toHaveLength(2);
  expect([...body.querySelectorAll('.comparison__remove')].map((link) => link.getAttribute('href'))).toEqual([
    '/etf/vergleich?werte=IE00B4L5Y983',
    '/etf/vergleich?werte=DE0005933931',
  ]);
  expect(texts(body, 'tbody th')).toEqual(['Kosten im Jahr', 'Anlageschwerpunkt', 'Währung']);
  expect(texts(body, 'tbody tr:nth-child(2) td')).toEqual(['Aktien Deutschland', 'Aktien Welt']);
});

it('[ROUTE-007] adds by a plain form that keeps what is chosen in the address', async () => {
  const body = await mountBlock('comparison', 'two ETFs');
  const form = body.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/etf/vergleich#hinzufuegen');
  expect(form?.querySelector('input[name=dazu]')?.id).toBe('hinzufuegen');
  expect(form?.querySelector('[name=werte]')?.getAttribute('value')).toBe('DE0005933931,IE00B4L5Y983');
  expect(form?.querySelector('input[name=dazu]')?.hasAttribute('required')).toBe(true);
});

it('[ROUTE-007] says what to do while nothing is chosen, and has comparisons to begin with', async () => {
  const body = await mountBlock('comparison', 'nothing chosen');
  expect(body.querySelector('.empty-state')?.textContent).toContain('Noch ist nichts gewählt');
  expect(body.querySelector('.comparison__suggestions a')?.getAttribute('href')).toBe('/etf/vergleich?werte=DE0005933931,LU0274211480');
});

it('marks the best of a row by a word and a sign, and which rows differ', async () => {
  const body = await mountBlock('comparison', 'two ETFs');
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
  const told = texts(await mountBlock('comparison', 'an eleventh'), '.comparison__refused');
  expect(told[0]).toContain('„Xtrackers DAX“ ist nicht dazugekommen: Verglichen werden höchstens 10 ETFs.');
  expect(told[1]).toContain('LU0274211480');
  expect(texts(await mountBlock('comparison', 'two ETFs'), '.comparison__refused')).toEqual([
    'Zu DE0007164600 ist hier nichts bekannt oder gerade nichts zu erfahren. Verglichen werden ETFs.',
  ]);
});

const inputOf = (name: string) => fixtureOf('comparison', name) as unknown as BlockInput<ComparisonProps, ComparisonSubject>;

it('asks once about all instruments, and nothing while none is chosen', () => {
  const { answer } = needs(inputOf('two ETFs'));
  expect([answer?.operation, answer?.input]).toEqual([
    'listComparedFunds',
    { query: { entityValues: 'ISIN:DE0005933931,ISIN:IE00B4L5Y983,ISIN:DE0007164600' } },
  ]);
  expect(needs(inputOf('nothing chosen'))).toEqual({});
});

it('draws all that is compared in one picture with a legend, in percent since a day that it names', async () => {
  const body = await mountBlock('comparison', 'two ETFs');
  expect(body.querySelectorAll('.comparison__picture svg.series-chart__svg .compared-line')).toHaveLength(2);
  expect(texts(body, '.comparison__legend li')).toEqual([
    expect.stringMatching(/^ ?iShares Core DAX.+% gestiegen$/u),
    expect.stringMatching(/^ ?iShares Core MSCI World.+% gestiegen$/u),
  ]);
  expect(texts(body, '.comparison__base')[0]).toMatch(/seit \d\d\.\d\d\.\d{4}, dem ersten gemeinsamen Tag/u);
});

it('asks for the prices of each over the time that the address names, of a single one for none, and keeps the time in all links', async () => {
  const of = inputOf('two ETFs');
  const asked = needs({ ...of, page: { ...of.page, query: { ...of.page.query, zeitraum: 'Y5' } } });
  expect([asked.history0?.input, asked.history2?.input]).toEqual([
    { path: { entityType: 'FUND', entityValue: 'ISIN:DE0005933931' }, query: { range: 'Y5', resolution: '1W' } },
    { path: { entityType: 'FUND', entityValue: 'ISIN:DE0007164600' }, query: { range: 'Y5', resolution: '1W' } },
  ]);
  expect(Object.keys(needs(inputOf('an eleventh')))).toEqual(['answer']);
  const body = await mountBlock('comparison', 'two ETFs');
  expect([...body.querySelectorAll('.comparison__ranges a')].map((link) => link.getAttribute('href'))).toContain(
    '/etf/vergleich?werte=DE0005933931,IE00B4L5Y983&zeitraum=Y5',
  );
});
