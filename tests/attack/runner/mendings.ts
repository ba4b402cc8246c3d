import { readdirSync } from 'node:fs';
import type { Mending } from './mending.ts';

const folder = new URL('../mendings/', import.meta.url);

/** Mendings of all attacks: each file in `tests/attack/mendings/` exports those of the attacks of the same name. */
export const mendings: readonly Mending[] = (
  await Promise.all(
    readdirSync(folder)
      .toSorted()
      .map(async (name) => (await import(new URL(name, folder).href)) as { readonly mendings: readonly Mending[] }),
  )
).flatMap((module) => module.mendings);
