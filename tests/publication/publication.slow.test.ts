import { describe, expect, it } from 'vitest';
import { killOften } from './kill-often.ts';
import { playRounds } from './rounds.ts';

/** Number of rounds. `npm run test:publication` plays 10,000; `PARKETT_ROUNDS` and `PARKETT_SEED` change the defaults. */
const ROUNDS = Number(process.env['PARKETT_ROUNDS'] ?? 300);
const SEED = Number(process.env['PARKETT_SEED'] ?? Date.now() % 1_000_000);

describe('A publication', () => {
  it(
    `is old or new and never half, whatever operation fails or dies, and the next one works (${ROUNDS} rounds, seed ${SEED})`,
    { timeout: 900_000 },
    async () => {
      const { rounds, old, fresh, failed } = await playRounds(ROUNDS, SEED);
      expect(failed).toEqual([]);
      expect([rounds, old > 0, fresh > 0]).toEqual([ROUNDS, true, true]);
    },
  );

  it('is whole after its process was killed', { timeout: 120_000 }, async () => {
    expect(await killOften(2)).toMatchObject({ kills: 2, failed: [] });
  });
});
