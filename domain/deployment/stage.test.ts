import { expect, it } from 'vitest';
import { isAtLeast, readStage, STAGES } from './stage.ts';

it('[CONST-013] are four stages by their closeness to the public', () => {
  expect(STAGES).toEqual({ production: 40, preproduction: 35, show: 30, testing: 20 });
  expect(Object.keys(STAGES).map((name) => isAtLeast(readStage('S', name), 'show'))).toEqual([true, true, true, false]);
  expect([readStage('S', undefined), readStage('S', ''), isAtLeast(undefined, 'testing')]).toEqual([undefined, undefined, false]);
});

it('refuses a stage that there is not', () => {
  expect(() => readStage('PARKETT_STAGE', 'toString')).toThrow('PARKETT_STAGE: „toString“ ist keine Stufe. Möglich sind production,');
});
