import type { Products } from '../../generated/types.ts';
import type { SingleKind } from '../kind.ts';

export const kind: SingleKind<Products> = {
  absent: { ranking: [], checkout: { steps: [] }, features: [], products: [] },
  lists: {
    products: {
      named: { reference: 'product', by: ['code', 'key'], label: ['name'], as: 'Das Produkt' },
      pages: { subject: 'product', by: ['product'] },
    },
    features: { named: { reference: 'feature', by: ['code'], label: ['label'], as: 'Die Funktion' } },
  },
};
