import { createChance } from '#tests/bench/chance.ts';
import type { Plan } from './faulty-disk.ts';
import { DOCUMENTS } from './portal.ts';
import { playRound, type Round } from './round.ts';

const CODES = [
  'ENOSPC',
  'EROFS',
  'EACCES',
  'EPERM',
  'ENOTDIR',
  'EISDIR',
  'ELOOP',
  'ENAMETOOLONG',
  'EIO',
  'EMFILE',
  'EBUSY',
  'EDQUOT',
  'ENOENT',
];

export interface Tally {
  readonly rounds: number;
  readonly old: number;
  readonly fresh: number;
  /** Rounds in which the property did not hold, each with the violations and the data to repeat it. */
  readonly failed: readonly { readonly round: Round; readonly faults: readonly string[] }[];
}

/**
 * Plays publications in which operations of both disks fail and both processes die, before an operation and after it. The first rounds
 * cover every operation with every error and every death; the others are random combinations.
 */
export async function playRounds(count: number, seed: number): Promise<Tally> {
  const clean = await playRound({ composer: {}, provider: {}, restart: {} });
  const chance = createChance(seed);
  const each = everyOperation(clean.operations.composer, clean.operations.provider);
  const tally = { rounds: 0, old: 0, fresh: 0, failed: [] as { round: Round; faults: readonly string[] }[] };
  // Takes an even sample of them.
  const systematic = Math.min(each.length, Math.floor(count / 2));
  for (let index = 0; index < count; index += 1) {
    const round =
      index < systematic
        ? each[Math.floor((index * each.length) / systematic)]
        : byChance(chance, clean.operations.composer, clean.operations.provider);
    if (round === undefined) continue;
    const { faults, became } = await playRound(round);
    tally.rounds += 1;
    tally[became === 'new' ? 'fresh' : 'old'] += 1;
    if (faults.length > 0) tally.failed.push({ round, faults });
  }
  return tally;
}

function everyOperation(composer: number, provider: number): readonly Round[] {
  const plansOf = (count: number): Plan[] =>
    Array.from({ length: count }, (_, at) => [
      ...CODES.flatMap((code) => [false, true].map((lasts): Plan => ({ fault: { at, code, lasts, after: false } }))),
      ...[false, true].map((after): Plan => ({ death: { at, after } })),
      { fault: { at, code: 'EIO', lasts: false, after: true } },
    ]).flat();
  return [
    ...plansOf(composer).map((plan) => ({ composer: plan, provider: {}, restart: {} })),
    ...plansOf(provider).map((plan) => ({ composer: {}, provider: plan, restart: {} })),
  ];
}

function byChance(chance: () => number, composer: number, provider: number): Round {
  const below = (most: number): number => Math.floor(chance() * most);
  const plan = (most: number): Plan => ({
    ...(chance() < 0.7 && {
      fault: { at: below(most), code: CODES[below(CODES.length)] ?? 'EIO', lasts: chance() < 0.5, after: chance() < 0.2 },
    }),
    ...(chance() < 0.5 && { death: { at: below(most * 1.5), after: chance() < 0.5 } }),
  });
  return {
    composer: chance() < 0.8 ? plan(composer) : {},
    provider: chance() < 0.5 ? plan(provider) : {},
    restart: chance() < 0.4 ? plan(composer / 2) : {},
    ...(chance() < 0.3 && { hand: { file: DOCUMENTS[below(DOCUMENTS.length)] ?? DOCUMENTS[0], at: below(composer) } }),
  };
}
