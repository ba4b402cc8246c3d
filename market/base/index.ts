// Budget of computing time, and the only source of randomness. Lists everything that other rooms may import of this part.

export { OverBudget, foresee, spend, withinBudget, withoutBudget, type Budget } from './budget.ts';
export { hashText, uniform } from './hash.ts';
