import { useMemo } from 'react';
import {
  deleteChartDrawing,
  getListChartDrawingsQueryKey,
  changeChartDrawing,
  useListChartDrawings,
} from '#client/generated/hooks/users.ts';
import { userErrorOf } from '#client/user-error.ts';
import type { Schema } from '#client/operations.ts';
import { reportAnswer } from '../../kit/page-state/report-answer.ts';
import { hasSession } from '../../kit/session/use-feature.ts';
import { usePageQueryClient } from '../../kit/island-hooks.ts';
import type { ChartProps } from './chart-props.ts';

export type Drawing = Schema<'ChartDrawing'>;
type Known = Schema<'ChartDrawingList'>;

/** Drawings of the user in this chart. Changes show at once; one that cannot be saved is undone and reported. */
export interface KnownDrawings {
  readonly drawings: readonly Drawing[];
  /** Adds or changes a drawing. */
  readonly save: (drawing: Drawing) => void;
  readonly remove: (drawingId: string) => void;
}

const NONE: readonly Drawing[] = [];

export function useDrawings({ entityType, entityValue }: ChartProps, isAlive: boolean): KnownDrawings {
  const client = usePageQueryClient();
  // Visitors without a session have no drawings, so nothing is requested.
  const query = { enabled: () => isAlive && hasSession(), staleTime: Infinity };
  const { data } = useListChartDrawings(entityType, entityValue, { query }, client);
  return useMemo(() => {
    const queryKey = getListChartDrawingsQueryKey(entityType, entityValue);
    const change = (list: (before: readonly Drawing[]) => readonly Drawing[], sent: Promise<unknown>): void => {
      client.setQueryData<Known>(queryKey, (known) => {
        const next = [...list(known?.list ?? NONE)];
        return { total: next.length, list: next };
      });
      void sent.catch(async (error: unknown) => {
        reportAnswer({ isFormAction: false, displayErrorMessage: userErrorOf(error).message });
        await client.invalidateQueries({ queryKey });
      });
    };
    return {
      drawings: data?.list ?? NONE,
      save(drawing) {
        const { drawingId, ...body } = drawing;
        change(
          (before) =>
            before.some((one) => one.drawingId === drawingId)
              ? before.map((one) => (one.drawingId === drawingId ? drawing : one))
              : [...before, drawing],
          changeChartDrawing(entityType, entityValue, drawingId, body),
        );
      },
      remove(drawingId) {
        change((before) => before.filter((one) => one.drawingId !== drawingId), deleteChartDrawing(entityType, entityValue, drawingId));
      },
    };
  }, [data, client, entityType, entityValue]);
}
