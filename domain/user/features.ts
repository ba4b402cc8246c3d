import type { features } from './generated/products.ts';

/** The code of what a user may have beyond a visitor. `config/products.yaml` says which there are and what brings them. */
export type Feature = (typeof features)[number];
