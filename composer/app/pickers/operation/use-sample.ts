import { useQuery } from '@tanstack/react-query';
import { isRecord } from '#documents/reader/path.ts';
import { valueAtPath } from '#blocks/kit/answers/reading.ts';
import type { ParameterValue } from '#documents/operations/parameter-value.ts';
import { usualRows } from '#documents/operations/fields.ts';
import { operationTable, type Parameter } from '#documents/operations/table.ts';
import { answerOf } from './answer-of.ts';
import { operationNamed } from './taking.ts';
import type { Block } from './use-block.ts';

/** Parameters of a block's call without a value here: they come from the page, so the editor must enter one for the sample. */
export function openParameters(block: Block): readonly (readonly [string, Parameter])[] {
  const operation = operationNamed(block['operation']);
  return Object.entries(operation?.parameters ?? {}).filter(([name, { isRequired }]) => {
    const written = writtenIn(block)[name];
    return isRecord(written)
      ? written['default'] === undefined && (isRequired === true || written['query'] === undefined)
      : written === undefined && isRequired === true;
  });
}

export interface Sample {
  readonly rows: readonly unknown[] | undefined;
  readonly fault: string | undefined;
  readonly isLoading: boolean;
}

const MOST_ROWS = 6;

/** Sample answer of a block's call; `examples` supplies values that only a page knows. */
export function useSample(block: Block, list: 'columns' | 'facts', examples: Readonly<Record<string, string>>): Sample {
  const name = String(block['operation']);
  const operation = operationNamed(name);
  const open = openParameters(block);
  const values = Object.fromEntries(
    Object.keys(operation?.parameters ?? {}).flatMap((key) => {
      const written = writtenIn(block)[key];
      const value = isRecord(written) ? (written['default'] ?? examples[key]) : (written ?? examples[key]);
      return isSent(value) ? [[key, value] as const] : [];
    }),
  );
  const isReady = operation !== undefined && operation.needsLogin !== true && open.every(([key]) => values[key] !== undefined);
  const { data, error, isLoading } = useQuery({
    queryKey: ['sample', name, values],
    queryFn: ({ signal }) => answerOf(name, values, signal),
    enabled: isReady,
    retry: false,
    staleTime: 60_000,
  });
  const section = typeof block['section'] === 'string' ? valueAtPath(data, block['section']) : data;
  const path = typeof block['rows'] === 'string' ? block['rows'] : operation && usualRows(operationTable, operation.answer);
  const rows = list === 'columns' ? valueAtPath(data, path) : [section];
  return {
    rows: data !== undefined && Array.isArray(rows) ? rows.slice(0, MOST_ROWS) : undefined,
    fault:
      operation?.needsLogin === true
        ? 'Dieser Aufruf antwortet nur, wer angemeldet ist; ein Beispiel gibt es hier nicht.'
        : error === null
          ? undefined
          : 'Der Aufruf hat mit diesen Werten nicht geantwortet.',
    isLoading,
  };
}

function isSent(value: unknown): value is ParameterValue {
  return (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean';
}

function writtenIn(block: Block): Readonly<Record<string, unknown>> {
  const { parameters, presets } = block;
  return { ...(isRecord(presets) && presets), ...(isRecord(parameters) && parameters) };
}
