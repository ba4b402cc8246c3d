import { useEffect, useMemo, useRef, useState } from 'react';
import { useGetChartHistory } from '#client/generated/hooks/history.ts';
import type { Schema } from '#client/operations.ts';
import { barsOf, type Bars } from '#domain/chart/bars.ts';
import { withTrade } from '#domain/chart/live-bar.ts';
import { askedRange, type Resolution } from '#domain/chart/resolution.ts';
import type { ChartView } from '#domain/chart/view.ts';
import type { LivePrice } from '#gateway/prices/live-price.ts';
import type { Range } from '#domain/instrument/range.ts';
import { pageStream } from '../../kit/live/page-stream.ts';
import { usePageQueryClient } from '../../kit/island-hooks.ts';
import type { ChartProps } from './chart-props.ts';

/** Bars with the range and resolution of their request. */
export interface ShownBars {
  readonly bars: Bars;
  readonly range: Range;
  readonly resolution: Resolution;
}

const shownOf =
  (range: Range) =>
  (history: Schema<'ChartHistory'>): ShownBars => ({ bars: barsOf(history), range, resolution: history.resolution });

/** Bars of a view, updated with live prices. While other bars load, or if that fails, the previous ones stay. */
export function useBars(chart: ChartProps, view: ChartView, isAlive: boolean) {
  const { entityType, entityValue, idNotation } = chart;
  const query = { ...askedRange(view.range, view.resolution), idNotation };
  const options = { query: { enabled: isAlive, select: shownOf(view.range) } };
  const { data, isError, isFetching } = useGetChartHistory(entityType, entityValue, query, options, usePageQueryClient());
  const [before, setBefore] = useState<ShownBars>();
  if (data !== undefined && data !== before) setBefore(data);
  const shown = useLivePrices(chart, data ?? before);
  return { shown, isBusy: isAlive && isFetching, hasFailed: isError };
}

/** Applies live prices to the bars, at most once per frame. */
function useLivePrices({ idNotation, timeZone }: ChartProps, asked: ShownBars | undefined): ShownBars | undefined {
  const [live, setLive] = useState<{ readonly of: ShownBars; readonly bars: Bars }>();
  const newest = useRef<Bars>(undefined);
  useEffect(() => {
    if (asked === undefined) return undefined;
    newest.current = asked.bars;
    let frame = 0;
    let traded: number | undefined;
    let end: (() => void) | undefined;
    let isOver = false;
    const follow = async (): Promise<void> => {
      const stream = await pageStream();
      if (isOver) return;
      end = stream?.watch(idNotation, { onPrice: take, onLive: () => undefined });
    };
    const take = ({ price, date, totalVolume }: LivePrice): void => {
      const at = Date.parse(date ?? '') / 1000;
      const bars = newest.current;
      if (price === undefined || Number.isNaN(at) || bars === undefined) return;
      const volume = totalVolume === undefined || traded === undefined ? 0 : Math.max(0, totalVolume - traded);
      traded = totalVolume ?? traded;
      newest.current = withTrade(bars, { price, at, volume }, asked.resolution, timeZone);
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        if (newest.current !== undefined) setLive({ of: asked, bars: newest.current });
      });
    };
    void follow();
    return () => {
      isOver = true;
      end?.();
      cancelAnimationFrame(frame);
    };
  }, [asked, idNotation, timeZone]);
  return useMemo(() => (asked !== undefined && live?.of === asked ? { ...asked, bars: live.bars } : asked), [asked, live]);
}
