import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getGetChartHistoryQueryOptions } from '#client/generated/hooks/history.ts';
import { getGetInstrumentQueryOptions } from '#client/generated/hooks/instruments.ts';
import { barsOf } from '#domain/chart/bars.ts';
import { resolutionsOf } from '#domain/chart/resolution.ts';
import type { ChartView } from '#domain/chart/view.ts';
import { indicatorOf } from '#domain/indicator/chosen.ts';
import { displayName } from '#domain/instrument/name.ts';
import { usePageQueryClient } from '../../kit/island-hooks.ts';
import type { ChartProps } from './chart-props.ts';
import { otherKey } from './other-key.ts';
import type { OverlayColors } from './overlay-colors.ts';
import { overlaysOf, type OtherHistory, type Overlay } from './overlays.ts';
import type { ShownBars } from './use-bars.ts';

const NONE: readonly Overlay[] = [];

/** View of the chart with the colors of its lines, which stay the same when the view changes. */
export interface ColoredView {
  readonly view: ChartView;
  readonly colors: OverlayColors;
}

/** Overlays of the bars: other instruments in the same range and resolution, and the indicators that the visitor may use. */
export function useOverlays(
  { timeZone }: ChartProps,
  { view, colors }: ColoredView,
  shown: ShownBars | undefined,
  isPro: boolean,
): readonly Overlay[] {
  const client = usePageQueryClient();
  const query = shown === undefined ? undefined : { range: shown.range, resolution: shown.resolution };
  const isKnown = query !== undefined && resolutionsOf(query.range).includes(query.resolution);
  const keys = view.others.map(otherKey);
  const histories = useQueries(
    {
      queries: keys.map(({ entityType, entityValue }) =>
        getGetChartHistoryQueryOptions(entityType, entityValue, query, { query: { enabled: isKnown } }),
      ),
      combine: dataOf,
    },
    client,
  );
  const instruments = useQueries(
    { queries: keys.map(({ entityType, entityValue }) => getGetInstrumentQueryOptions(entityType, entityValue)), combine: dataOf },
    client,
  );
  const others = useMemo(
    () =>
      view.others.flatMap((key, index): OtherHistory[] => {
        const [history, instrument] = [histories[index], instruments[index]];
        return history === undefined || instrument === undefined ? [] : [{ key, name: displayName(instrument), bars: barsOf(history) }];
      }),
    [view.others, histories, instruments],
  );
  return useMemo(() => {
    if (shown === undefined || (others.length === 0 && view.indicators.length === 0)) return NONE;
    const indicators = view.indicators.filter(({ id }) => isPro || indicatorOf(id)?.isPro === false);
    return overlaysOf({ ...shown, timeZone, indicators, others, colors });
  }, [shown, timeZone, view.indicators, others, colors, isPro]);
}

/** Combines answers into a value that is stable while the answers are. */
function dataOf<Data>(results: readonly { readonly data: Data | undefined }[]): readonly (Data | undefined)[] {
  return results.map(({ data }) => data);
}
