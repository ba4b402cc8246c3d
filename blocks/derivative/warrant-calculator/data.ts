import { isIsin, isWkn } from '#domain/instrument/check-digit.ts';
import { optionalQuery, refusableQuery, type BlockInput } from '../../kit/block.ts';
import type { WarrantCalculatorProps } from '../../generated/props.ts';
import { assumptionsIn, queryOf } from '../derivative-calculator/scenario.ts';

/** Maximum number of products suggested to visitors who have not chosen one. */
const SUGGESTED = 6;

/** Queries for the product in the address with the results of its scenarios; without one, for suggested products. */
export function needs({ page }: BlockInput<WarrantCalculatorProps>) {
  const entityValue = productKey(page.query['produkt']);
  const { one, two, three, four, five } = scenariosOf(entityValue, page.query);
  return {
    ...(entityValue === undefined
      ? { suggestions: optionalQuery('findDerivatives', { query: { entitySubType: 'WARRANT', perPage: SUGGESTED } }) }
      : {}),
    ...(entityValue === undefined
      ? {}
      : {
          snapshot: refusableQuery('getDerivativeSnapshot', { path: { entityValue } }),
          today: refusableQuery('getDerivativeCalculatorResult', { path: { entityValue } }),
        }),
    ...(one === undefined ? {} : { one }),
    ...(two === undefined ? {} : { two }),
    ...(three === undefined ? {} : { three }),
    ...(four === undefined ? {} : { four }),
    ...(five === undefined ? {} : { five }),
  };
}

/** Queries of the scenarios in the address whose assumptions are valid. */
function scenariosOf(entityValue: string | undefined, asked: Readonly<Record<string, string>>) {
  const assumed = (entityValue === undefined ? undefined : assumptionsIn(asked)) ?? [];
  const [one, two, three, four, five] = assumed.map((assumptions) => {
    const { query } = queryOf(assumptions);
    return query && refusableQuery('getDerivativeCalculatorResult', { path: { entityValue: entityValue ?? '' }, query });
  });
  return { one, two, three, four, five };
}

/** Key (`ISIN:…` or `WKN:…`) of a typed code; undefined for other text. */
export function productKey(typed: string | undefined): string | undefined {
  const text = (typed ?? '').replaceAll(/\s/g, '').toUpperCase();
  if (isIsin(text)) return `ISIN:${text}`;
  return isWkn(text) ? `WKN:${text}` : undefined;
}
