/**
 * Cost of gateway work for a visitor, relative to an HTTP call that is answered from memory. Calls of the contracts have their own cost.
 */
export const cost = { connection: 1, message: 0.05 } as const;
