import { expect, it } from 'vitest';
import { fixtureOf } from '../../kit/testing.ts';
import { showBlock } from '../../kit/testing-dom.ts';
import type { BlockInput, InstrumentSubject } from '../../kit/block.ts';
import type { DerivativeListProps } from '../../generated/props.ts';
import { needs } from './data.ts';

const inputOf = (source: DerivativeListProps['source']) => ({
  ...(fixtureOf('derivative-list', 'on an underlying') as unknown as BlockInput<DerivativeListProps, InstrumentSubject>),
  props: { type: 'derivative-list' as const, source },
});

it.each([
  ['similar', 'listSimilarDerivatives'],
  ['suggestions', 'listDerivativeSuggestions'],
  ['mostwanted', 'listMostWantedDerivatives'],
  ['mostwanted-by-underlying', 'listMostWantedDerivativesByUnderlying'],
  ['associated', 'listAssociatedDerivatives'],
] as const)('[DERIV-013] asks %s of %s alone', (source, operation) => {
  expect(Object.values(needs(inputOf(source))).map((query) => query.operation)).toEqual([operation]);
});

it('[DERIV-013] lists products with issuer, leverage and prices', async () => {
  const screen = await showBlock('derivative-list', 'on an underlying');
  expect(screen.getByRole('heading', { name: 'Meistgesuchte Derivate' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Turbo Long DAX 21.500' }).getAttribute('href')).toBe('/derivate/Turbo-Long-DAX-DE000HK0A123');
  expect(screen.getAllByText('8,18')).toHaveLength(1);
});

it('[DERIV-013] is not there at all when nothing was found', async () => {
  await showBlock('derivative-list', 'nothing found');
  expect(document.querySelector('.derivative-list')).toBeNull();
});

it('shows no more than it may', async () => {
  await showBlock('derivative-list', 'similar to a product');
  expect(document.querySelectorAll('tbody tr')).toHaveLength(1);
});
