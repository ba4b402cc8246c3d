import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

const heads = (body: HTMLElement) => [...body.querySelectorAll('h2')].map(({ textContent }) => textContent);

it('shows method, rules, limits and how long an order holds to who has the feature', async () => {
  const body = await mountBlock('trading-system', 'with its feature');
  expect(heads(body)).toEqual(['Verfahren', 'Regeln', 'Risiken']);
  expect(body.textContent).toContain('höchstens 10');
  expect(body.textContent.replaceAll('\u00A0', ' ')).toContain('von 15:30 bis 22:00 Uhr');
  expect(body.textContent).not.toContain('99,90');
});

it.each([
  ['with another product', false],
  ['without a session', true],
])('offers the product and still names the risks %s', async (fixture, mayLogIn) => {
  const body = await mountBlock('trading-system', fixture);
  expect(heads(body)).toEqual(['Nur mit US 100', 'Risiken']);
  expect(body.textContent).not.toContain('Ausstiegsmarke');
  expect(body.textContent).toContain('99,90');
  expect(screen.getByRole('link', { name: 'Alles über US 100' }).getAttribute('href')).toBe('/premium/us-100');
  expect(screen.queryByRole('link', { name: 'Melde dich an.' }) !== null).toBe(mayLogIn);
});
