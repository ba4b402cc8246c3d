import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { DocumentFinding, DraftFindings, DraftState } from '../../api.ts';
import { queries } from '../calls/queries.ts';

/** Time without a change before the full check runs, in ms. */
const REST = 300;
const NONE: readonly DocumentFinding[] = [];

/** Findings of a draft: the last known ones during typing, then after a pause those of a full check against all other documents. */
export function useFindings({ file, version, checked, findings }: DraftState): Pick<DraftFindings, 'findings' | 'elsewhere'> {
  const [rested] = useDebouncedValue(version, REST);
  const { data } = useQuery({ ...queries.findings(file, rested), enabled: !checked });
  return checked || data === undefined ? { findings, elsewhere: NONE } : data;
}
