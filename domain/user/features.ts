import type { features } from './generated/products.ts';

/** Code of a feature that a user may have beyond a visitor. `config/products.yaml` lists the features and the products that bring them. */
export type Feature = (typeof features)[number];
