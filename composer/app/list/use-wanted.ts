import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import type { Wanted } from './find-documents.ts';
import { GROUPS } from './kinds.ts';

/** Filters of the list. Stored in the address, so that the back button restores them. */
export function useWanted(): readonly [Wanted, (wanted: Wanted) => void] {
  const [parameters, setParameters] = useSearchParams();
  const key = parameters.toString();
  const wanted = useMemo((): Wanted => {
    const read = new URLSearchParams(key);
    const show = read.get('zeige');
    return {
      text: read.get('suche') ?? '',
      group: GROUPS.find((group) => group === read.get('art')),
      show: show === 'drafts' || show === 'planned' || show === 'findings' ? show : 'all',
    };
  }, [key]);
  const set = ({ text, group, show }: Wanted): void =>
    setParameters(
      new URLSearchParams({
        ...(text !== '' && { suche: text }),
        ...(group !== undefined && { art: group }),
        ...(show !== 'all' && { zeige: show }),
      }),
      { replace: true },
    );
  return [wanted, set];
}
