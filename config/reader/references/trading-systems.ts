import type { Products, TradingSystems } from '../../generated/types.ts';
import { suggested } from '../suggest.ts';
import { oneOfWords } from '../words.ts';
import type { PlacedFault } from '../fault.ts';
import type { Placed } from './placed.ts';

/** Trading systems whose feature exists and belongs to no product that is a trading system: nobody could buy them. */
export function systemFaults({ source, value: { systems } }: Placed<TradingSystems>, { value: sold }: Placed<Products>): PlacedFault[] {
  const opening = sold.products.flatMap(({ tradingSystem, features }) => (tradingSystem === undefined ? [] : features));
  const known = new Set(sold.features.map(({ code }) => code));
  return systems.flatMap(({ feature }, index): PlacedFault[] =>
    opening.includes(feature) || !known.has(feature)
      ? []
      : [
          {
            source,
            fault: {
              rule: 'unsold-system',
              path: ['systems', index, 'feature'],
              part: 'value',
              message: `Mit der Funktion „${feature}“ öffnet kein Produkt ein Handelssystem; tradingSystem fehlt, oder kein Handelssystem hat sie.`,
              expected: oneOfWords(opening),
              ...suggested(feature, opening),
            },
          },
        ],
  );
}
