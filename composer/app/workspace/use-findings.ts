import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { DocumentFinding, DraftFindings, DraftState } from '../../api.ts';
import { queries } from '../calls/queries.ts';

/** Milliseconds without a change after which everything is checked. */
const REST = 300;
const NONE: readonly DocumentFinding[] = [];

/** What is wrong with a draft: while somebody works, what was last known; when he rests, compared with all other documents. */
export function useFindings({ file, version, checked, findings }: DraftState): Pick<DraftFindings, 'findings' | 'elsewhere'> {
  const [rested] = useDebouncedValue(version, REST);
  const { data } = useQuery({ ...queries.findings(file, rested), enabled: !checked });
  return checked || data === undefined ? { findings, elsewhere: NONE } : data;
}
