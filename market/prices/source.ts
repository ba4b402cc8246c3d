import type { PriceSource } from './types.ts';

/** Label of everything the market computes itself. */
export const simulated: PriceSource = { kind: 'SIMULATED', name: 'Simulierte Kurse' };
