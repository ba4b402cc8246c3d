/** A displayed figure: the value, and half of its last digit, the maximum deviation of the exact value. */
export interface Shown {
  readonly value: number;
  readonly half: number;
}

const STEPS: Readonly<Record<string, number>> = { Tsd: 1e3, Mio: 1e6, Mrd: 1e9, Bio: 1e12 };

/** Reads the first German figure of a text: `4.385,96 USD`, `−0,81 %`, `178,92 Mrd EUR`. */
export function readShown(text: string | undefined): Shown | undefined {
  const found = /([+\u2212-]?)(\d[\d.]*)(?:,(\d+))?(?:\u00A0(Tsd|Mio|Mrd|Bio)\b)?/u.exec(text ?? '');
  if (found === null) return undefined;
  const [, sign = '', whole = '', part = '', step = ''] = found;
  const scale = STEPS[step] ?? 1;
  const size = Number(`${whole.replaceAll('.', '')}.${part || '0'}`) * scale;
  return { value: sign === '\u2212' || sign === '-' ? -size : size, half: 0.5 * 10 ** -part.length * scale };
}

/** Returns true if two figures are equal, where one may have fewer decimals than the other. */
export function isSame(a: Shown, b: Shown): boolean {
  return Math.abs(a.value - b.value) <= (a.half === b.half ? 0.5 : 1) * Math.max(a.half, b.half) * (1 + 1e-9);
}

/** Returns true if a figure may follow from others, each within its rounding. `compute` must be monotonic in each of them. */
export function mayFollow(said: Shown, compute: (...figures: number[]) => number, from: readonly Shown[]): boolean {
  const corners = from.reduce<readonly number[][]>(
    (lists, { value, half }) =>
      lists.flatMap((list) => [
        [...list, value - half],
        [...list, value + half],
      ]),
    [[]],
  );
  const results = corners.map((corner) => compute(...corner)).filter((result) => !Number.isNaN(result));
  const slack = said.half + 1e-9 * Math.max(1, Math.abs(said.value));
  return said.value + slack >= Math.min(...results) && said.value - slack <= Math.max(...results);
}

/** Returns the day (`31.07.2026`) and the time (`17:38:08`) in Berlin. */
export function berlin(instant: string | number): { readonly day: string; readonly time: string } {
  const parts = CLOCK.formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((one) => one.type === type)?.value ?? '';
  return { day: `${part('day')}.${part('month')}.${part('year')}`, time: `${part('hour')}:${part('minute')}:${part('second')}` };
}

const CLOCK = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});
