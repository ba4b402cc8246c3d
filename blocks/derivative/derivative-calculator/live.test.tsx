import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { setHookTransport } from '#client/orval-mutator.ts';
import { createTransport } from '#client/transport.ts';
import { Island } from './live.client.tsx';
import { firstAssumptions } from './scenario.ts';

afterAll(() => setHookTransport(createTransport({ baseUrl: '/api' })));

let asked: URL[] = [];

beforeEach(() => {
  asked = [];
  const fetch = (input: string | URL | Request): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    asked.push(url);
    const price = Number(url.searchParams.get('priceUnderlying')) / 1_000;
    return Promise.resolve(Response.json({ calculatedPriceInstrument: price, calculatedDiffInstrumentPct: 1.5 }));
  };
  setHookTransport(createTransport({ baseUrl: 'http://test.example/api', fetch }));
});
afterEach(cleanup);

let number = 0;
const show = (): void => {
  number += 1;
  const today = { priceUnderlying: 20_000, decimals: 2, volatility: 21.5, now: '2026-11-20T10:00:00Z' };
  render(
    <Island
      action="/rechner"
      entityValue={String(number)}
      product="DE000DEMO001"
      unit="EUR"
      unitUnderlying="Pkt."
      hasVolatility
      starts={firstAssumptions(today)}
    />,
  );
};
const scenarios = (): HTMLElement[] => screen.getAllByRole('group');
const price = (scenario: HTMLElement | undefined): HTMLInputElement =>
  within(scenario ?? document.body).getByLabelText(/Kurs des Basiswerts/);
const result = (scenario: HTMLElement | undefined): string =>
  (within(scenario ?? document.body).getByRole('status').textContent ?? '').replaceAll('\u00A0', ' ');

it('[DERIV-011] calculates exactly five scenarios in parallel', async () => {
  show();
  expect(scenarios()).toHaveLength(5);
  await waitFor(() => expect(scenarios().map(result)).toEqual(['18,000 EUR', '19,000 EUR', '20,000 EUR', '21,000 EUR', '22,000 EUR']));
  expect(asked).toHaveLength(5);
});

it('[DERIV-011] leaves the other four as they are when one is changed', async () => {
  show();
  await waitFor(() => expect(result(scenarios()[4])).toBe('22,000 EUR'));
  const before = asked.length;
  fireEvent.change(price(scenarios()[1]), { target: { value: '25.000' } });
  await waitFor(() => expect(result(scenarios()[1])).toBe('25,000 EUR'));
  expect(scenarios().map(result)).toEqual(['18,000 EUR', '25,000 EUR', '20,000 EUR', '21,000 EUR', '22,000 EUR']);
  expect(asked.slice(before).map((url) => url.searchParams.get('priceUnderlying'))).toEqual(['25000']);
});

it('[INSTR-026] strips leading zeros when a field is left', () => {
  show();
  const field = price(scenarios()[0]);
  fireEvent.change(field, { target: { value: '007,5' } });
  fireEvent.blur(field);
  expect(price(scenarios()[0]).value).toBe('7,5');
  fireEvent.change(field, { target: { value: '0,5' } });
  fireEvent.blur(field);
  expect(price(scenarios()[0]).value).toBe('0,5');
});

it('[INSTR-027] takes nothing that is no number, and where it is forbidden nothing below zero', () => {
  show();
  const field = price(scenarios()[0]);
  for (const text of ['abc', '-5', '1,2,3']) {
    fireEvent.change(field, { target: { value: text } });
    expect(price(scenarios()[0]).value).toBe('18.000,00');
  }
});

it('[INSTR-028] shows a fault only when the field was left, changed and is wrong', () => {
  show();
  const field = price(scenarios()[0]);
  const fault = (): HTMLElement | null => screen.queryByText('Gib einen Kurs über 0 ein.');
  fireEvent.blur(field);
  expect(fault()).toBeNull();
  cleanup();
  show();
  const other = price(scenarios()[0]);
  fireEvent.change(other, { target: { value: '' } });
  expect(fault()).toBeNull();
  fireEvent.blur(other);
  expect(fault()).not.toBeNull();
  expect(price(scenarios()[0]).getAttribute('aria-invalid')).toBe('true');
  expect(result(scenarios()[0])).toBe('–');
});
