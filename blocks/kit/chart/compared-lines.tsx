import { instantText } from '#domain/chart/instant-text.ts';
import { formatPercent } from '#domain/format/percent.ts';
import type { ComparedLine, ComparisonLayout } from './comparison.ts';
import { PLOT } from './layout.ts';
import { ChartAxes } from './series-chart.tsx';

/** Line of the chart with its name and the number of its style, from 0. */
export interface NamedLine {
  readonly name: string;
  readonly look: number;
  readonly line: ComparedLine;
}

interface ComparedLinesProps {
  readonly layout: ComparisonLayout;
  readonly lines: readonly NamedLine[];
  /** Whether the prices are daily, so that their instants need no time. */
  readonly isDaily: boolean;
}

/** Lines of several instruments in one chart, in percent since their common beginning; each has its own color and pattern. */
export function ComparedLines({ layout, lines, isDaily }: ComparedLinesProps) {
  const { width, height } = PLOT;
  const instant = (at: number): string => instantText(at, isDaily ? 'day' : 'minute', 'Europe/Berlin');
  const changes = lines.map(({ name, line }) => `${name} ${formatPercent(line.change)}`).join(', ');
  return (
    <div className="series-chart">
      <div
        className="series-chart__plot"
        role="img"
        aria-label={`Vergleich vom ${instant(layout.from)} bis zum ${instant(layout.to)}: ${changes}.`}
      >
        <svg className="series-chart__svg" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="series-chart__grid" d={layout.yLabels.map(({ share }) => `M0 ${(share * height) / 100}H${width}`).join('')} />
          <path className="series-chart__reference" d={`M0 ${layout.zero}H${width}`} />
          {lines.map(({ line, look }) => (
            <path key={look} {...lookOf(look)} d={line.path} />
          ))}
        </svg>
      </div>
      <ChartAxes layout={layout} />
    </div>
  );
}

/** Sample of a line's style, shown beside its name. */
export function LineKey({ look }: { readonly look: number }) {
  return (
    <svg className="line-key" viewBox="0 0 28 8" aria-hidden="true">
      <path {...lookOf(look)} d="M0 4H28" />
    </svg>
  );
}

const COLOURS = 5;
const PATTERNS = [undefined, '7 3', '2 3', '10 3 2 3'] as const;

/** Style of a line: one of five colors and one of four patterns, which gives twenty different styles. */
function lookOf(look: number) {
  return {
    className: 'compared-line',
    'data-look': look % COLOURS,
    strokeDasharray: PATTERNS[look % PATTERNS.length],
    fill: 'none',
    strokeWidth: 2,
    strokeLinejoin: 'round',
  } as const;
}
