import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isRecord } from '#documents/reader/path.ts';
import { useNames } from '../use-names.ts';
import { answerOf } from './answer-of.ts';
import { operationNamed } from './taking.ts';

/** Value of a parameter, with its label for editors. */
export interface ParameterChoice {
  readonly value: string;
  readonly label: string;
}

/** Parameters whose values are names (aliases or numbers) from documents, under the same name. */
const NAMED: ReadonlySet<string> = new Set(['author', 'category', 'customer', 'podcast', 'source']);

/**
 * Choices for a parameter: names from the documents, or facets of the call itself (`calculateFacets`), such as issuers, indices and
 * countries. undefined if there are none.
 */
export function useParameterChoices(operation: unknown, name: string): readonly ParameterChoice[] | undefined {
  const names = useNames(NAMED.has(name) ? name : '');
  const features = useFeatures(operation);
  return useMemo(() => names?.map(({ value, label }) => ({ value: String(value), label })) ?? features?.get(name), [names, features, name]);
}

/** Facets of all results of a call; undefined while loading, and for a call without facets. */
function useFeatures(operation: unknown): ReadonlyMap<string, readonly ParameterChoice[]> | undefined {
  const parameters = operationNamed(operation)?.parameters ?? {};
  const counts = Object.hasOwn(parameters, 'calculateFacets') && Object.values(parameters).every(({ isRequired }) => isRequired !== true);
  const { data } = useQuery({
    queryKey: ['features', operation],
    queryFn: ({ signal }) => answerOf(String(operation), { calculateFacets: true, perPage: 1 }, signal),
    enabled: counts,
    retry: false,
    staleTime: Infinity,
  });
  return useMemo(() => (data === undefined ? undefined : featuresIn(data)), [data]);
}

function featuresIn(answer: unknown): ReadonlyMap<string, readonly ParameterChoice[]> {
  const features = isRecord(answer) && Array.isArray(answer['facets']) ? answer['facets'].filter(isRecord) : [];
  return new Map(
    features.map(({ name, values }) => [
      String(name),
      (Array.isArray(values) ? values.filter(isRecord) : []).map(({ value, label }) => ({
        value: String(value),
        label: value === label ? String(label) : `${String(label)} (${String(value)})`,
      })),
    ]),
  );
}
