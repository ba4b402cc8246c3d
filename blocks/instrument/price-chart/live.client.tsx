import { useState } from 'react';
import type { Range } from '#domain/instrument/range.ts';
import { useIsAlive } from '../../kit/island-hooks.ts';
import type { ChartProps } from './chart-model.ts';
import { ChartView } from './chart-view.tsx';
import { CursorPlot } from './cursor-plot.tsx';
import { useRange } from './use-range.ts';

/**
 * Chart with range switch and cursor. Server and browser render the same tree, so that focus and the first click survive hydration; only
 * the plot for the cursor is added then.
 */
export function Island(chart: ChartProps) {
  const [range, setRange] = useState<Range>(chart.range);
  const [cursor, setCursor] = useState<number>();
  const isAlive = useIsAlive();
  const { shown, isBusy, hasFailed } = useRange(chart, range);
  const choose = (next: Range): void => {
    setCursor(undefined);
    setRange(next);
  };
  return (
    <ChartView
      chart={chart}
      range={shown.range}
      series={shown.series}
      cursor={cursor}
      isBusy={isBusy}
      message={hasFailed ? 'Der Zeitraum konnte nicht geladen werden. Bitte versuche es noch einmal.' : undefined}
      onRange={choose}
      overlay={(layout) =>
        isAlive && (
          <CursorPlot
            key={shown.range}
            chart={chart}
            series={shown.series}
            range={shown.range}
            layout={layout}
            cursor={cursor}
            onCursor={setCursor}
          />
        )
      }
    />
  );
}
