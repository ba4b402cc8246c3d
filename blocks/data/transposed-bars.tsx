import { formatCompact } from '#domain/format/compact.ts';
import { answerValue, isKnown, unitOf } from '../kit/answers/answer-value.tsx';
import { readField, type Shown } from '../kit/answers/reading.ts';

/** Inner size and margins of one chart in units of its view box; it scales with its container. */
const BOX = { width: 280, height: 120, top: 6, bottom: 18 } as const;
/** Width of a bar as a share of its step. */
const WIDTH = 0.68;

interface TransposedBarsProps {
  /** Entries, oldest first. */
  readonly entries: readonly unknown[];
  readonly shown: readonly Shown[];
  /** Field that names an entry, such as a year; an „e“ at its end marks an estimate. */
  readonly across: Shown;
  readonly now: string;
}

/** Fields of a transposed table as bar charts, one each; the table below has the same figures. */
export function TransposedBars({ entries, shown, across, now }: TransposedBarsProps) {
  return (
    <div className="data-table__pictures">
      {shown.map((field) => (
        <Bars key={field.path} entries={entries} shown={field} across={across} now={now} />
      ))}
    </div>
  );
}

function Bars({ entries, shown, across, now }: Omit<TransposedBarsProps, 'shown'> & { readonly shown: Shown }) {
  const known = entries.filter((entry) => isKnown(entry, shown));
  const bars = barsOf(entries, shown, across);
  const newest = known.at(-1);
  if (newest === undefined || bars.list.length < 2) return null;
  const [first, last] = [bars.list[0], bars.list.at(-1)];
  return (
    <figure className="data-table__picture">
      <figcaption>
        {shown.label}
        <strong>
          {answerValue(newest, shown, now)} <small>{nameOf(newest, across)}</small>
        </strong>
      </figcaption>
      <svg
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        role="img"
        aria-label={`${shown.label} als Balken, alle Werte in der Tabelle darunter`}
      >
        {bars.list.map(({ name, x, y, width, height, kind, text }) => (
          <rect key={name} data-kind={kind} x={x} y={y} width={width} height={height}>
            <title>{text}</title>
          </rect>
        ))}
        <path className="data-table__zero" d={`M0 ${bars.zero}H${BOX.width}`} />
        <text x="0" y={BOX.height - 4}>
          {first?.name}
        </text>
        <text x={BOX.width} y={BOX.height - 4} textAnchor="end">
          {last?.name}
        </text>
      </svg>
    </figure>
  );
}

interface Bar {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly kind: 'reported' | 'expected' | 'negative';
  readonly text: string;
}

/** Bars from a common zero line; negative ones hang from it. */
export function barsOf(entries: readonly unknown[], shown: Shown, across: Shown): { readonly list: readonly Bar[]; readonly zero: number } {
  const values = entries.map((entry) => ({ entry, ...readField(entry, shown) }));
  const numbers = values.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  const [least, most] = [Math.min(0, ...numbers), Math.max(0, ...numbers)];
  const height = BOX.height - BOX.top - BOX.bottom;
  const place = (value: number): number => round(BOX.top + (most === least ? 1 : (most - value) / (most - least)) * height);
  const step = BOX.width / entries.length;
  const list = values.flatMap(({ entry, value, holder }, index): Bar[] => {
    if (typeof value !== 'number') return [];
    const name = nameOf(entry, across);
    const [from, to] = [place(Math.max(0, value)), place(Math.min(0, value))];
    return [
      {
        name,
        x: round(index * step + (step * (1 - WIDTH)) / 2),
        y: from,
        width: round(step * WIDTH),
        height: round(to - from),
        kind: value < 0 ? 'negative' : name.endsWith('e') ? 'expected' : 'reported',
        text: `${name}: ${formatCompact(value, unitOf({ shown, holder }))}`,
      },
    ];
  });
  return { list, zero: place(0) };
}

function nameOf(entry: unknown, across: Shown): string {
  const { value } = readField(entry, across);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const round = (value: number): number => Math.round(value * 10) / 10;
