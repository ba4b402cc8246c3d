import { useEffect, useState } from 'react';
import { ChartView } from './chart-view.tsx';
import type { ChartProps } from './chart-model.ts';
import { LiveChart } from './live-chart.tsx';

/** The chart as the server draws it; once it lives in a browser, the one with range switch and cursor. */
export function Island(chart: ChartProps) {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return isAlive ? <LiveChart chart={chart} /> : <ChartView chart={chart} range={chart.range} series={chart.series} />;
}
