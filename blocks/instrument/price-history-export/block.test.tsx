import { expect, it } from 'vitest';
import type { Schema } from '#client/operations.ts';
import { readDocument } from '../../kit/fixtures.ts';
import { showBlock } from '../../kit/testing-dom.ts';
import { historyCsv } from './history-csv.ts';

it('asks for the days of the address when its button is used, and loads nothing before', async () => {
  const screen = await showBlock('price-history-export', 'a span');
  const island = document.querySelector('parkett-island');
  expect(island?.getAttribute('rule')).toBe('interaction');
  expect(JSON.parse(island?.getAttribute('props') ?? '{}')).toMatchObject({
    entityValue: '82849',
    span: { startDate: '2026-01-02', endDate: '2026-02-03' },
  });
  expect(screen.getByRole('button', { name: /CSV/ })).toBeTruthy();
});

it('writes a line for each day, oldest first, with decimal commas', () => {
  const histories = readDocument(`${import.meta.dirname}/../../fixtures/histories.yaml`) as Record<string, Schema<'EodHistory'>>;
  const history = histories['sapEod'];
  if (history === undefined) throw new Error('The fixture sapEod is missing.');
  const [head, ...lines] = historyCsv(history).split('\r\n');
  expect(head).toBe('Datum;Eröffnung (EUR);Hoch;Tief;Schluss;Stück');
  expect(lines.at(-1)).toBe('');
  const days = lines.slice(0, -1).map((line) => line.split(';'));
  expect(days).toHaveLength(history.datetimeLast.length);
  expect(days.at(-1)?.[0]).toBe('31.07.2026');
  expect(days.every((cells) => cells.length === 6 && cells.slice(1).every((cell) => /^\d+(,\d+)?$/.test(cell)))).toBe(true);
});
