import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isRecord } from '#documents/reader/path.ts';
import type { DraftState } from '../../api.ts';
import { queries } from '../calls/queries.ts';
import type { Layout } from './layouts.ts';

/** Maximum length of a chain of layouts, which also ends a cycle. */
const MOST = 10;
const MINUTE = 60_000;
const NONE: readonly Layout[] = [];

/** Layouts that a page builds on, including this editor's drafts of them: the page's own layout first. Empty while loading. */
export function useLayouts(page: unknown): readonly Layout[] {
  const client = useQueryClient();
  const first = layoutOf(page);
  const { data } = useQuery({
    queryKey: ['layouts', first],
    enabled: first !== undefined,
    staleTime: MINUTE,
    queryFn: async () => {
      const layouts: Layout[] = [];
      for (let name = first; name !== undefined && layouts.length < MOST; name = layoutOf(layouts.at(-1)?.value)) {
        const file = `layouts/${name}.yaml`;
        const { value }: DraftState = await client.fetchQuery(queries.draft(file));
        layouts.push({ name, file, value });
      }
      return layouts;
    },
  });
  return data ?? NONE;
}

function layoutOf(page: unknown): string | undefined {
  return isRecord(page) && typeof page['layout'] === 'string' ? page['layout'] : undefined;
}
