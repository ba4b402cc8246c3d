import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startRanker } from './ranker.ts';

const names = (): string[] => [...document.querySelectorAll('tbody tr, ol li')].map((row) => row.firstElementChild?.textContent ?? '');
const cell = (text: string): string => `<span data-notation="1" data-field="performancePct">${text}</span>`;
const table = (head: string, rows: readonly (readonly [string, string])[]): string =>
  `<table><thead><tr><th>Name</th><th ${head}>Veränderung</th></tr></thead><tbody>${rows
    .map(([name, text]) => `<tr><th>${name}</th><td>${cell(text)}</td></tr>`)
    .join('')}</tbody></table><button>weg</button>`;
const ROWS = [
  ['A', '+1,00\u00A0%'],
  ['B', '+1.234,50\u00A0% gestiegen'],
  ['C', '−2,00\u00A0% gefallen'],
  ['D', '–'],
  ['E', '0,00\u00A0%'],
] as const;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const show = (html: string): void => {
  document.body.innerHTML = html;
  end = startRanker();
};

it.each([
  ['aria-sort="descending"', ['B', 'A', 'E', 'C', 'D']],
  ['data-order="ascending"', ['C', 'E', 'A', 'B', 'D']],
  ['', ['A', 'B', 'C', 'D', 'E']],
])('puts rows in the order that the table states, after a pause: %s', (head, order) => {
  show(table(head, ROWS));
  vi.advanceTimersByTime(2_000);
  expect(names()).toEqual(['A', 'B', 'C', 'D', 'E']);
  vi.advanceTimersByTime(2_500);
  expect(names()).toEqual(order);
});

it('leaves a list alone while the focus is in it', () => {
  show(table('aria-sort="descending"', ROWS).replace('<th>A</th>', '<th><a href="/a">A</a></th>'));
  document.querySelector('a')?.focus();
  vi.advanceTimersByTime(9_000);
  expect(names()).toEqual(['A', 'B', 'C', 'D', 'E']);
  document.querySelector('button')?.focus();
  vi.advanceTimersByTime(4_000);
  expect(names()).toEqual(['B', 'A', 'E', 'C', 'D']);
});

it('orders lists without columns, keeps equal ones as they were, and leaves those of islands', () => {
  const list = `<ol data-ranked="ascending">${['+1,00', '−1,00', '−1,00'].map((text, place) => `<li><b>${place}</b>${cell(text)}</li>`).join('')}</ol>`;
  show(list);
  vi.advanceTimersByTime(4_000);
  expect(names()).toEqual(['1', '2', '0']);
  end();
  show(`<parkett-island>${table('aria-sort="descending"', ROWS)}</parkett-island>`);
  vi.advanceTimersByTime(4_000);
  expect(names()).toEqual(['A', 'B', 'C', 'D', 'E']);
});
