import type { HandlerTable } from '../handler.ts';
import { getCryptoTraderBox, getTraderBox, getTurboBox } from '../handlers/integration/boxes.ts';
import {
  listAssociatedDerivatives,
  listDerivativeSuggestions,
  listFrankfurtTopDerivatives,
  listMatchingInvestmentProducts,
  listMostWantedDerivatives,
  listMostWantedDerivativesByUnderlying,
  listSimilarDerivatives,
} from '../handlers/integration/derivative-lists.ts';
import { listDerivativeQuicklinks } from '../handlers/integration/quicklinks.ts';
import { listDerivativePartners, listFundPartners, listFundSuggestions } from '../handlers/integration/partners.ts';
import {
  getDerivativeCategorySponsoring,
  getDerivativeUnderlyingSponsoring,
  searchDerivativeSponsoring,
} from '../handlers/integration/sponsoring.ts';
import { getTrendRadar } from '../handlers/integration/trend-radar.ts';
import { getInteractions } from '../handlers/interactions.ts';

/** What partners and sponsors place on pages. */
export const integrationOperations = {
  getCryptoTraderBox,
  getTraderBox,
  getTurboBox,
  listDerivativePartners,
  listFundPartners,
  listFundSuggestions,
  getDerivativeCategorySponsoring,
  getDerivativeUnderlyingSponsoring,
  searchDerivativeSponsoring,
  getTrendRadar,
  listAssociatedDerivatives,
  listDerivativeQuicklinks,
  listDerivativeSuggestions,
  listFrankfurtTopDerivatives,
  listMatchingInvestmentProducts,
  listMostWantedDerivatives,
  listMostWantedDerivativesByUnderlying,
  listSimilarDerivatives,
  getInteractions,
} satisfies HandlerTable;
