import type { Customers } from '../../generated/types.ts';
import type { SingleKind } from '../kind.ts';

export const kind: SingleKind<Customers> = {
  absent: { customers: [] },
  lists: {
    customers: {
      unique: { id: 'Die Kennung' },
      named: { reference: 'customer', by: ['id'], label: ['shortName'], as: 'Den Werbekunden' },
    },
  },
};
