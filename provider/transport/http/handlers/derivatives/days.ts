const DAY_MS = 86_400_000;

/** Returns noon UTC of an instant's day: the form of whole days in answers. */
export function noonOf(instant: number): number {
  return Math.floor(instant / DAY_MS) * DAY_MS + DAY_MS / 2;
}

/** Returns the day `count` weekdays later (below 0: earlier), at noon UTC. */
export function weekdaysFrom(instant: number, count: number): number {
  let day = noonOf(instant);
  for (let left = Math.abs(count); left > 0;) {
    day += Math.sign(count) * DAY_MS;
    if (![0, 6].includes(new Date(day).getUTCDay())) left -= 1;
  }
  return day;
}
