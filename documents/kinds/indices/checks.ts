import type { Indices } from '../../generated/types.ts';
import type { Placed } from '../../reader/references/placed.ts';
import type { Check } from '../check.ts';

/** Reports default venues that are hidden from the choice. */
export const check: Check<Placed<Indices>> = ({ source, value }) =>
  value.indices.flatMap(({ defaultNotation, hideNotations = [] }, index) =>
    defaultNotation === undefined || !hideNotations.includes(defaultNotation)
      ? []
      : [
          {
            source,
            fault: {
              rule: 'hidden-default',
              path: ['indices', index, 'defaultNotation'],
              part: 'value' as const,
              message: `Der Handelsplatz „${defaultNotation}“ ist zuerst gewählt, steht wegen hideNotations aber nicht zur Wahl.`,
              expected: 'ein Handelsplatz, der nicht in hideNotations steht',
            },
          },
        ],
  );
