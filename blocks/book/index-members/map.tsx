import { formatPercent } from '#domain/format/percent.ts';
import { displayName } from '#domain/instrument/name.ts';
import type { Contribution } from './contributions.ts';
import { tilesOf } from '../../kit/tiles.ts';

/** Width and height of the picture, and how many tiles can be told apart on it. */
const PICTURES = { wide: { width: 800, height: 420, most: 60 }, narrow: { width: 360, height: 400, most: 24 } } as const;
/** Width of a letter: names are written where there is room for them. */
const LETTER = 7.4;

interface MembersMapProps {
  readonly list: readonly Contribution[];
  readonly name: string;
  /** For which screens; the style sheet shows one of both. */
  readonly picture: keyof typeof PICTURES;
}

/** Members as areas by their weight, coloured by their change, with sign in each. The table of the members says the same. */
export function MembersMap({ list, name, picture }: MembersMapProps) {
  const box = PICTURES[picture];
  const shown = list.slice(0, box.most);
  const tiles = tilesOf(
    shown.map(({ weight }) => weight),
    box.width / box.height,
  );
  return (
    <svg
      className="index-members__map"
      data-map={picture}
      viewBox={`0 0 ${box.width} ${box.height}`}
      role="img"
      aria-label={`Karte der ${shown.length} größten Mitglieder von ${name}: Fläche nach Gewicht, Farbe nach Veränderung. Dieselben Angaben stehen auf der Seite der Einzelwerte.`}
    >
      {tiles.map((tile, index) => {
        const member = shown[index];
        if (member === undefined) return null;
        const [x, y] = [(tile.x / 100) * box.width, (tile.y / 100) * box.height];
        const [width, height] = [(tile.width / 100) * box.width, (tile.height / 100) * box.height];
        const label = member.instrument.tinyName ?? displayName(member.instrument);
        const change = formatPercent(member.change);
        const fits = (text: string): boolean => text.length * LETTER < width - 8;
        return (
          <g key={member.instrument.entityValue} data-strength={strengthOf(member.change)}>
            <title>{`${label} ${change}, Gewicht ${formatPercent(member.weight, { signed: false })}`}</title>
            <rect x={x} y={y} width={width} height={height} />
            {height > 20 && fits(change) && (
              <text x={x + width / 2} y={y + height / 2 + (height > 38 && fits(label) ? 16 : 5)}>
                {change}
              </text>
            )}
            {height > 38 && fits(label) && (
              <text className="index-members__name" x={x + width / 2} y={y + height / 2 - 3}>
                {label}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** From −3 to 3: how deep the colour is. */
export function strengthOf(change: number): number {
  const size = Math.abs(change);
  const strength = size < 0.005 ? 0 : size < 1 ? 1 : size < 2.5 ? 2 : 3;
  return strength === 0 ? 0 : Math.sign(change) * strength;
}
