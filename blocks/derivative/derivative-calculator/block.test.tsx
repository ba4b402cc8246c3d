import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

it('shows five scenarios around today’s price before any script runs', async () => {
  const screen = await showBlock('derivative-calculator', 'knock-out');
  const prices = screen.getAllByLabelText<HTMLInputElement>(/Kurs des Basiswerts/).map(({ value }) => value);
  expect(prices).toEqual(['22.046,51', '23.271,31', '24.496,12', '25.720,93', '26.945,73']);
});

it('says so when there is nothing to calculate with', async () => {
  let screen = await showBlock('derivative-calculator', 'underlying without price');
  expect(screen.getByText(/lässt sich gerade nichts rechnen/)).toBeTruthy();
  screen = await showBlock('derivative-calculator', 'not traded any more');
  expect(screen.getByText(/lässt sich gerade nichts rechnen/)).toBeTruthy();
});
