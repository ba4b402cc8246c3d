import { headerFlag, method } from '#gateway/generated/constants.ts';
import type { HighLevelRequest } from '#gateway/generated/messages.ts';
import { LEGACY_PATH } from '#gateway/prices/legacy-feed.ts';
import { PRICE_PATH } from '#gateway/prices/subscription.ts';
import { badRequest, HttpFault, notFound } from '../../../base/fault.ts';
import type { Connection } from '../connection.ts';
import type { GatewayParts } from '../parts.ts';
import { answerContract } from './contract.ts';
import { compositePriceRequest, legacyPriceRequest } from './price-request.ts';
import { answerPrice } from './prices.ts';

/**
 * Answers a GET or POST: prices, the legacy feed, and the read-only calls of the contracts.
 * @throws HttpFault
 */
export async function answerHighLevel(parts: GatewayParts, connection: Connection, request: HighLevelRequest): Promise<void> {
  const { path, header } = request;
  const flags = header.flags ?? 0;
  if (path === PRICE_PATH) {
    onlyBy(request, method.POST);
    return answerPrice(parts, connection, header.id_job, flags, compositePriceRequest(request));
  }
  if (path === LEGACY_PATH) {
    onlyBy(request, method.GET);
    return answerPrice(parts, connection, header.id_job, flags, legacyPriceRequest(request));
  }
  if (!/^\/api\/v\d+\//.test(path) || parts.answer === undefined) throw notFound(`No call ${path}`);
  onlyBy(request, method.GET);
  if ((flags & headerFlag.addSubscription) !== 0) throw badRequest(`${path} can not be subscribed to`);
  return answerContract(parts.answer, connection, request);
}

function onlyBy({ method: given, path }: HighLevelRequest, expected: 1 | 2): void {
  if (given !== expected) throw new HttpFault(405, `${path} is asked for by ${expected === method.GET ? 'GET' : 'POST'}`);
}
