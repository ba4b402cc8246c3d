import type { Issuer } from '../../generated/types.ts';
import type { ManyKind } from '../kind.ts';

export const kind: ManyKind<Issuer> = {
  key: 'alias',
  unique: {
    alias: { as: 'Den Alias', expected: 'ein Alias, den keine andere Microsite hat' },
    idIssuer: { as: 'Den Emittenten', expected: 'eine Kennung, die keine andere Microsite hat' },
  },
  pages: { subject: 'issuer', by: ['alias'] },
  looksLike: (value) => Object.hasOwn(value, 'alias') && (Object.hasOwn(value, 'customerId') || Object.hasOwn(value, 'idIssuer')),
};
