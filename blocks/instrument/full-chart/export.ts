import { instantText } from '#domain/chart/instant-text.ts';
import { exactnessOf } from '#domain/chart/resolution.ts';
import type { ShownBars } from './use-bars.ts';

interface CsvFacts {
  readonly unit: string;
  readonly timeZone: string;
}

/** Bars as CSV for German spreadsheet programs: semicolons, decimal commas, no thousands separators, one line per bar, oldest first. */
export function csvOf({ bars, resolution }: Pick<ShownBars, 'bars' | 'resolution'>, { unit, timeZone }: CsvFacts): string {
  const exactness = exactnessOf(resolution);
  const number = (value: number | undefined): string => String(value ?? '').replace('.', ',');
  const rows = bars.at.map((at, index) =>
    [
      instantText(at, exactness, timeZone).replace(/\u00A0Uhr$/, ''),
      ...[bars.open, bars.high, bars.low, bars.close, bars.volume].map((column) => number(column[index])),
    ].join(';'),
  );
  return [`Zeitpunkt;Eröffnung (${unit});Hoch;Tief;Schluss;Stück`, ...rows, ''].join('\r\n');
}

/** Saves content as a file in the visitor's browser. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
