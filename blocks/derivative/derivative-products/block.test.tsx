import { expect, it } from 'vitest';
import { fixtureOf } from '../../kit/testing.ts';
import { showBlock } from '../../kit/testing-dom.ts';
import type { BlockInput } from '../../kit/block.ts';
import type { DerivativeProductsProps } from '../../generated/props.ts';
import { needs } from './data.ts';

const heads = (): (string | null)[] => [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent);

it('[CONST-006] asks for 30 products of the type on the page in the address', () => {
  const input = fixtureOf('derivative-products', 'knock-outs') as unknown as BlockInput<DerivativeProductsProps>;
  expect(needs(input).products.input.query).toMatchObject({ entitySubType: 'KNOCKOUT_CERTIFICATE', page: 1, perPage: 30 });
});

it('compares leveraged products by leverage, and names the level that knocks them out', async () => {
  const screen = await showBlock('derivative-products', 'knock-outs');
  expect(heads()).toEqual(['Name', 'Emittent', 'Schwelle', 'Hebel', 'Fällig', 'Geld', 'Brief']);
  expect(screen.getByText('21.500,00')).toBeTruthy();
  expect(screen.getByText('1.250 Produkte')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Seite 42' }).getAttribute('href')).toBe('/derivate/Knock-Outs?page=41');
});

it('compares others by what they bring when nothing moves; a level that none has is no column', async () => {
  const screen = await showBlock('derivative-products', 'bonus certificates');
  expect(heads()).toEqual(['Name', 'Emittent', 'Seitwärtsrendite', 'Fällig', 'Geld', 'Brief']);
  expect(screen.getByText('16.06.2028')).toBeTruthy();
});

it('says so when there are none', async () => {
  const screen = await showBlock('derivative-products', 'nothing there');
  expect(screen.getByText('Auf dieser Seite stehen keine Produkte.')).toBeTruthy();
});
