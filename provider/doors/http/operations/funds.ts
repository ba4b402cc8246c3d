import { getBondSnapshot } from '../handlers/bonds.ts';
import { getFundBreakdowns } from '../handlers/funds/breakdowns.ts';
import { listFundEarnings } from '../handlers/funds/earnings.ts';
import { listFundsByTopHolding } from '../handlers/funds/holders.ts';
import { listFundOverlaps } from '../handlers/funds/overlaps.ts';
import { getFundSnapshot } from '../handlers/funds/snapshot.ts';
import type { HandlerTable } from '../handler.ts';
import { listSavingsPlans } from '../handlers/savings-plans.ts';

/** Funds, bonds and savings plans. */
export const fundsOperations = {
  getFundSnapshot,
  getFundBreakdowns,
  listFundEarnings,
  listFundsByTopHolding,
  listFundOverlaps,
  getBondSnapshot,
  listSavingsPlans,
} satisfies HandlerTable;
