import { expect, it } from 'vitest';
import type { BlockInput } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import type { UnderlyingFinderLinkProps } from '../../generated/props.ts';
import { mountBlock } from '../../kit/testing-mount.ts';
import { fixtureOf } from '../../kit/testing.ts';
import { needs } from './data.ts';

it('leads to the finder with the instrument as underlying, and counts what stands there', async () => {
  const input = fixtureOf('underlying-finder-link', 'many products') as unknown as BlockInput<UnderlyingFinderLinkProps, InstrumentSubject>;
  const link = (await mountBlock('underlying-finder-link', 'many products')).querySelector('a');
  expect(link?.textContent).toBe('Alle 5.813 Derivate auf SAP im Finder');
  const [path, query] = (link?.getAttribute('href') ?? '').split('?');
  expect(path).toBe('/derivate/finder');
  // The link filters by the same parameters as the counting call.
  const { entityValueUnderlying } = (needs(input).products.input as { readonly query: { readonly entityValueUnderlying: string } }).query;
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ entityValueUnderlying });
  expect(entityValueUnderlying).toBe(input.subject.instrument.entityValue);
});

it('counts what is made on a currency', async () => {
  const link = (await mountBlock('underlying-finder-link', 'a currency')).querySelector('a');
  expect(link?.textContent).toBe('Alle 1.204 Derivate auf Euro/Dollar im Finder');
});

it('is not there without products', async () => {
  expect((await mountBlock('underlying-finder-link', 'no products')).querySelector('a')).toBeNull();
});
