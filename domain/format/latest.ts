import { formatDateTime } from './date.ts';

/** Returns `Stand 31.07.2026, 17:38:08 Uhr`: the latest of the times, for a group of figures that are not updated live. */
export function latestStand(times: readonly (string | undefined)[]): string | undefined {
  const latest = times
    .flatMap((time) => (time === undefined ? [] : Date.parse(time)))
    .toSorted((a, b) => a - b)
    .at(-1);
  return latest === undefined ? undefined : `Stand ${formatDateTime(latest, { seconds: true })}`;
}
