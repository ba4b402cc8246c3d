import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DocumentEntry } from '../../api.ts';
import { queries } from '../calls/queries.ts';
import { NAMES, type Choice } from './names.ts';

const MINUTE = 60_000;
const NOTHING: readonly DocumentEntry[] = [];

export function useDocuments(): readonly DocumentEntry[] {
  return useQuery(queries.documents).data?.documents ?? NOTHING;
}

/** Choices for a reference of this kind; undefined while they load. */
export function useNames(reference: string): readonly Choice[] | undefined {
  const source = NAMES[reference];
  const file = source?.file;
  const documents = useDocuments();
  const { data } = useQuery({ ...queries.draft(file ?? ''), enabled: file !== undefined, staleTime: MINUTE });
  return useMemo(() => {
    if (source === undefined || (file === undefined ? documents.length === 0 : data === undefined)) return undefined;
    return source.choices(data?.value, documents);
  }, [source, file, data, documents]);
}
