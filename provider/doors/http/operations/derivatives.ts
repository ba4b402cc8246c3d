import type { HandlerTable } from '../handler.ts';
import { getDerivativeCalculatorResult } from '../handlers/derivatives/calculator.ts';
import { findDerivatives } from '../handlers/derivatives/finder.ts';
import { getDerivativeOverview } from '../handlers/derivatives/overview.ts';
import { getDerivativeSnapshot } from '../handlers/derivatives/snapshot.ts';

/** Derivative finder, overview, snapshot and calculator. */
export const derivativesOperations = {
  findDerivatives,
  getDerivativeOverview,
  getDerivativeSnapshot,
  getDerivativeCalculatorResult,
} satisfies HandlerTable;
