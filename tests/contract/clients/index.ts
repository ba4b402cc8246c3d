import type { Client } from './api.ts';
import { bidAskCheck } from './bid-ask-check.ts';
import { dominikz, financeDashboard, portfolioPerformance } from './finance-dashboard.ts';
import { flatexOrderBot } from './flatex-order-bot.ts';
import { gonvista } from './gonvista.ts';
import { grafioschtrader } from './grafioschtrader.ts';
import { indexLists } from './index-lists.ts';
import { openLeprechaun } from './open-leprechaun.ts';
import { pyonvista } from './pyonvista.ts';
import { singleCalls } from './single-calls.ts';
import { vistafetch } from './vistafetch.ts';
import { wsbgTerminal } from './wsbg-terminal.ts';

/** Third-party programs, with their calls taken from their published sources and documentation. */
export const CLIENTS: readonly Client[] = [
  pyonvista,
  vistafetch,
  flatexOrderBot,
  gonvista,
  grafioschtrader,
  bidAskCheck,
  wsbgTerminal,
  openLeprechaun,
  financeDashboard,
  portfolioPerformance,
  dominikz,
  indexLists,
  singleCalls,
];
