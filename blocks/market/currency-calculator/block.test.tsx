import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';
import { Island } from './live.client.tsx';

const plain = (text: string | null | undefined): string => (text ?? '').replaceAll('\u00A0', ' ');
const show = (amount: string): void => {
  document.body.innerHTML = '';
  const currencies = [
    { code: 'EUR', name: 'Euro' },
    { code: 'USD', name: 'US-Dollar' },
  ];
  render(<Island path="/devisen/hier" rates={{ EUR: 1, USD: 1.25 }} currencies={currencies} start={{ amount, from: 'USD', to: 'EUR' }} />);
};
afterEach(cleanup);

it('[ROUTE-031] converts what the address asks without a script: amount times rate, in German', async () => {
  const body = await mountBlock('currency-calculator', 'three currencies');
  expect(plain(body.querySelector('output strong')?.textContent)).toBe('1.234,50 USD = 987,60 EUR');
  expect(plain(body.querySelector('output span')?.textContent)).toBe('1 USD = 0,80000 EUR');
  expect(plain(body.querySelector('.currency-calculator__time')?.textContent)).toBe('Kurse vom 31.07.2026, 14:00 Uhr');
  const form = body.querySelector('form');
  expect([
    form?.getAttribute('action'),
    ...[...(form?.querySelectorAll('[name]') ?? [])].map((field) => field.getAttribute('name')),
  ]).toEqual(['/devisen/hier', 'betrag', 'von', 'nach']);
  expect(body.querySelector('.currency-calculator__swap')?.getAttribute('href')).toBe('/devisen/hier?betrag=1.234%2C50&von=EUR&nach=USD');
});

it('[ROUTE-031] tells a bad amount and keeps it in its field', async () => {
  const body = await mountBlock('currency-calculator', 'a bad amount');
  expect(body.querySelector('output')?.textContent).toContain('„viel“ ist kein Betrag');
  expect(body.querySelector('input')?.getAttribute('value')).toBe('viel');
});

it('[ROUTE-031] follows each key, and swaps the currencies with the inverse rate', () => {
  show('100');
  const result = (): string => plain(screen.getByRole('status').textContent);
  expect(result()).toContain('100,00 USD = 80,00 EUR');
  fireEvent.change(screen.getByLabelText('Betrag'), { target: { value: '200' } });
  expect(result()).toContain('200,00 USD = 160,00 EUR');
  fireEvent.click(screen.getByRole('link', { name: 'Tauschen' }));
  expect(result()).toBe('200,00 EUR = 250,00 USD1 EUR = 1,25000 USD');
  fireEvent.change(screen.getByLabelText('Betrag'), { target: { value: '1,2,3' } });
  expect(result()).toContain('„1,2,3“ ist kein Betrag');
});

it('[ROUTE-031] takes the currency of the other side as the request to swap them, never converts one into itself', () => {
  show('250');
  const sides = (): string[] => screen.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => value);
  fireEvent.change(screen.getByLabelText('Von'), { target: { value: 'EUR' } });
  expect(sides()).toEqual(['EUR', 'USD']);
  expect(plain(screen.getByRole('status').textContent)).toContain('250,00 EUR = 312,50 USD');
  fireEvent.change(screen.getByLabelText('Nach'), { target: { value: 'EUR' } });
  expect(sides()).toEqual(['USD', 'EUR']);
});
