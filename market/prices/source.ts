import type { PriceSource } from './types.ts';

/** The label of everything the market computes itself. */
export const simulated: PriceSource = { kind: 'SIMULATED', name: 'Simulierte Kurse' };
