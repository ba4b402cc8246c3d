import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

const rows = (): string[] => [...document.querySelectorAll('tbody tr')].map((row) => row.textContent?.replaceAll('\u00A0', ' ') ?? '');

it('goes from a week to ten years', async () => {
  await showBlock('performance-table', 'ten years');
  expect(rows()).toHaveLength(9);
  expect(rows()[0]).toBe('1 Woche+2,31 % gestiegen+3,56–159,10152,88');
  expect(rows()[8]).toBe('10 Jahre+112,40 % gestiegen+83,44–283,5070,04');
});

it('names what a change counts from, and that dividends do not count', async () => {
  await showBlock('performance-table', 'ten years');
  expect(rows()[5]).toBe('52 Wochen−38,12 % gefallen−97,1431.07.2025283,50148,62');
  expect(document.querySelector('.performance-table__base')?.textContent).toBe(
    'Letzter Kurs gegen den Schlusskurs vor dem Zeitraum, Xetra. Dividenden sind nicht eingerechnet. Stand 31.07.2026, 17:38:08\u00A0Uhr.',
  );
});

it('leaves out periods that are longer than the history', async () => {
  await showBlock('performance-table', 'young instrument');
  expect(rows()).toEqual(['1 Woche0,00 % unverändert0,00––', '4 Wochen+4,10 % gestiegen–––']);
});

it('says so when there are too few prices', async () => {
  const screen = await showBlock('performance-table', 'too few prices');
  expect(screen.getByText('Für eine Wertentwicklung gibt es noch zu wenige Kurse.')).toBeTruthy();
});

it('names the source of the prices that it was computed from', async () => {
  const screen = await showBlock('performance-table', 'computed from imported prices');
  expect(screen.getByRole('link', { name: /Energy Information Administration/ })).toBeTruthy();
});

it('tells high and low of four weeks', async () => {
  await showBlock('performance-table', 'ten years');
  expect(rows()[1]).toMatch(/^4 Wochen.*164,20151,36$/);
});
