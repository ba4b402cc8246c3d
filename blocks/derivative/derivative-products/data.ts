import { PAGE_SIZES } from '#domain/constants.ts';
import { query, type BlockInput } from '../../kit/block.ts';
import { pageOf } from '../../kit/paging.tsx';
import type { DerivativeProductsProps } from '../../generated/props.ts';

export const PER_PAGE = PAGE_SIZES.derivatives;

/** One page of the products of a type, in the order of their underlyings, with the number of all. */
export function needs({ props: { entitySubType }, page }: BlockInput<DerivativeProductsProps>) {
  return {
    products: query('findDerivatives', { query: { entitySubType, page: pageOf(page.query), perPage: PER_PAGE } }),
  };
}
