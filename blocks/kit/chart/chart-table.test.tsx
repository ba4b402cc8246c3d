import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChartTable } from './chart-table.tsx';

const facts = { name: 'SAP', unit: 'EUR', decimals: 2 };
const day = 86_400;
const start = Date.UTC(2026, 0, 1, 12) / 1000;
const seriesOf = (count: number) => ({
  at: Array.from({ length: count }, (_, index) => start + index * day),
  value: Array.from({ length: count }, (_, index) => 100 + index),
});
const rowsOf = (count: number, rows: number): string[] => {
  const { container } = render(<ChartTable series={seriesOf(count)} facts={facts} rows={rows} />);
  return [...container.querySelectorAll('tbody td')].map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
};

it('spreads its rows evenly over the line, newest first, with first and last point', () => {
  expect(rowsOf(9, 5)).toEqual(['108,00 EUR', '106,00 EUR', '104,00 EUR', '102,00 EUR', '100,00 EUR']);
});

it('shows every point when there are few, and the last of many when it has one row', () => {
  expect(rowsOf(3, 12)).toEqual(['102,00 EUR', '101,00 EUR', '100,00 EUR']);
  expect(rowsOf(9, 1)).toEqual(['108,00 EUR']);
});

it('says whose prices it shows and over which time', () => {
  render(<ChartTable series={seriesOf(2)} facts={facts} span="1 Jahr" rows={2} />);
  expect(screen.getByText('Kurse von SAP, 1 Jahr').tagName).toBe('CAPTION');
});
