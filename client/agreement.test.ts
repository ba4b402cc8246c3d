import { expectTypeOf, it } from 'vitest';
import type { Agreement } from './generated/agreement.ts';

type Disagreeing = { [Name in keyof Agreement]: Agreement[Name] extends true ? never : Name }[keyof Agreement];

it('gives servers and React the same models of every schema and every answer', () => {
  expectTypeOf<Disagreeing>().toEqualTypeOf<never>();
  expectTypeOf<Agreement>().toHaveProperty('Quote');
});
