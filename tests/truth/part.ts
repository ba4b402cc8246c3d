import './tsx-hook.ts';
import type { Ledger } from './ledger.ts';
import { openStage } from './stage.ts';

/** Work of one process: instants and instruments to check. */
export interface PartOrder {
  readonly seed: number;
  readonly derivatives: number;
  readonly instants: readonly number[];
  readonly perInstant: number;
  readonly part: { readonly index: number; readonly of: number };
}

/** Runs one part of the year in this process, with a provider that starts when the part begins. */
export async function runPart({ seed, derivatives, instants, ...rest }: PartOrder): Promise<Ledger['tallies']> {
  const [{ runTruth }, { openSite }] = await Promise.all([import('./run.ts'), import('./site.ts')]);
  const stage = await openStage({ seed: `truth/${seed}`, from: instants[0] ?? 0, derivatives });
  try {
    const { tallies } = await runTruth({ stage, site: openSite(stage), seed, instants, ...rest });
    return tallies;
  } finally {
    await stage.close();
  }
}

process.once('message', (order: PartOrder) => {
  runPart(order).then(
    // Exits explicitly although handles are still open.
    (tallies) => process.send?.(tallies, () => process.exit(0)),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
