import { isOneOf } from '#domain/input/typed-entries.ts';
import type { HighLevelRequest } from '#gateway/generated/messages.ts';
import validators from '#gateway/generated/validators.cjs';
import { LEGACY_MINIMUM_INTERVAL } from '#gateway/prices/legacy-feed.ts';
import { MINIMUM_INTERVAL } from '#gateway/prices/subscription.ts';
import { badRequest } from '../../../base/fault.ts';
import type { Form } from '../fan-out/feed.ts';
import { wantedQuality, type WantedQuality } from '../prices/access.ts';

/** Request for the prices of a notation, with its maximum rate. */
export interface PriceRequest {
  readonly form: Form;
  readonly idNotation: number;
  readonly quality: WantedQuality;
  /** Minimum time between two updates, in ms. */
  readonly minimumInterval: number;
}

/**
 * Parses the body of a request for composite prices. The whole price is sent, whichever attributes are requested.
 * @throws HttpFault 400
 */
export function compositePriceRequest({ body = {} }: HighLevelRequest): PriceRequest {
  const validate = validators.PriceSubscription;
  if (!validate(body)) {
    const [error] = validate.errors ?? [];
    throw badRequest(`${['body', ...(error?.instancePath.split('/').slice(1) ?? [])].join('.')} ${error?.message ?? 'is invalid'}`);
  }
  return {
    form: 'composite',
    idNotation: body.data.identifier.value,
    quality: wantedQuality(body.data.quality),
    minimumInterval: body.subscription?.minimumInterval ?? MINIMUM_INTERVAL,
  };
}

const QUALITIES = ['BST', 'RLT', 'DLY', 'EOD'] as const satisfies WantedQuality[];

/**
 * Parses the query of the legacy feed.
 * @throws HttpFault 400
 */
export function legacyPriceRequest({ query = '' }: HighLevelRequest): PriceRequest {
  const given = new URLSearchParams(query);
  const quality = given.get('QUALITY') ?? 'BST';
  const idNotation = Number(given.get('ID_NOTATION') ?? '');
  if (given.get('VERSION') !== '2') throw badRequest('query.VERSION must be 2');
  if (!isOneOf(QUALITIES, quality)) throw badRequest(`query.QUALITY must be one of ${QUALITIES.join(', ')}`);
  if (!Number.isSafeInteger(idNotation) || idNotation < 1) throw badRequest('query.ID_NOTATION must be the number of a notation');
  return { form: 'csv', idNotation, quality, minimumInterval: LEGACY_MINIMUM_INTERVAL };
}
