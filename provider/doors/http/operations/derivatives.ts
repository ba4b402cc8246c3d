import type { HandlerTable } from '../handler.ts';
import { getDerivativeCalculatorResult } from '../handlers/derivatives/calculator.ts';
import { findDerivatives } from '../handlers/derivatives/finder.ts';
import { getDerivativeSnapshot } from '../handlers/derivatives/snapshot.ts';

/** Derivative finder, snapshot and calculator. */
export const derivativesOperations = { findDerivatives, getDerivativeSnapshot, getDerivativeCalculatorResult } satisfies HandlerTable;
