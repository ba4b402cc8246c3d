export type Direction = 'up' | 'down' | 'flat';

/** Direction of a change, with a sign and a word that express it besides color. */
export interface Trend {
  readonly direction: Direction;
  readonly arrow: string;
  /** For screen readers. */
  readonly word: string;
}

const TRENDS: Readonly<Record<Direction, Trend>> = {
  up: { direction: 'up', arrow: '▲', word: 'gestiegen' },
  down: { direction: 'down', arrow: '▼', word: 'gefallen' },
  flat: { direction: 'flat', arrow: '■', word: 'unverändert' },
};

/** Returns the trend of a change as it is shown: a change that rounds to zero at `decimals` is flat. */
export function trendOf(change: number | null | undefined, decimals = 2): Trend {
  const shown = Math.round((change ?? 0) * 10 ** decimals);
  if (shown > 0) return TRENDS.up;
  return shown < 0 ? TRENDS.down : TRENDS.flat;
}
