import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queries } from '../calls/queries.ts';
import { visitorsIn, type VisitorChoice } from './options.ts';

/** Kinds of visitors that a page can be previewed as, with the products of the editor's own draft. */
export function useVisitors(): readonly VisitorChoice[] {
  const { data } = useQuery(queries.draft('products.yaml'));
  return useMemo(() => visitorsIn(data?.value), [data]);
}
