import { readdirSync } from 'node:fs';
import type { Safeguard } from './safeguard.ts';

const folder = new URL('../safeguards/', import.meta.url);

/** Safeguards of all attacks: each file in `tests/attack/safeguards/` exports those of the attack file of the same name. */
export const safeguards: readonly Safeguard[] = (
  await Promise.all(
    readdirSync(folder)
      .toSorted()
      .map(async (name) => (await import(new URL(name, folder).href)) as { readonly safeguards: readonly Safeguard[] }),
  )
).flatMap((module) => module.safeguards);
