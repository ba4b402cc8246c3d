import type { TradingSystems } from '../../generated/types.ts';
import { suggested } from '../../reader/suggest.ts';
import { oneOfWords } from '../../reader/words.ts';
import type { PlacedFault } from '../../reader/fault.ts';
import type { Placed } from '../../reader/references/placed.ts';
import type { Check } from '../check.ts';

/** Reports trading systems whose feature exists but belongs to no product that is a trading system: they could not be bought. */
export const check: Check<Placed<TradingSystems>> = ({ source, value: { systems } }, { products }) => {
  if (products === undefined) return [];
  const sold = products.value;
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
};
