/** Pictures of the reports that the provider generates. No document names them, so they are listed here. */

type Direction = 'up' | 'down' | 'flat';
/** Parts of a day with a report of their own. */
const PARTS = ['start', 'morgens', 'mittags', 'nachmittags'] as const;
type PartOfDay = (typeof PARTS)[number];

const DIRECTIONS = { up: 'hoch', down: 'tief', flat: 'ruhig' } as const satisfies Readonly<Record<Direction, string>>;
/** Pictures of the whole day, for even and odd days, so that consecutive reports have different scenes. */
const WHOLE_DAYS = {
  up: ['boersentag', 'boersentag-hoch-abends'],
  down: ['boersentag-tief', 'boersentag-tief-abends'],
  flat: ['boersentag-ruhig', 'boersentag-ruhig-abends'],
} as const satisfies Readonly<Record<Direction, readonly [string, string]>>;

/** Id of a picture that a report may have. */
export type ReportPicture = (typeof WHOLE_DAYS)[Direction][number] | `boersentag-${(typeof DIRECTIONS)[Direction]}-${PartOfDay}`;

/** Returns the picture of a part of the day; its line follows the direction of the market. */
export function pictureOfPart(direction: Direction, part: PartOfDay): ReportPicture {
  return `boersentag-${DIRECTIONS[direction]}-${part}`;
}

/** Returns the picture of a whole day, by the number of the day; its line follows the direction of that day. */
export function pictureOfDay(direction: Direction, day: number): ReportPicture {
  const [even, odd] = WHOLE_DAYS[direction];
  return day % 2 === 0 ? even : odd;
}

/** Ids of all report pictures. */
export const REPORT_PICTURES: readonly ReportPicture[] = (['up', 'down', 'flat'] as const).flatMap((direction) => [
  ...WHOLE_DAYS[direction],
  ...PARTS.map((part) => pictureOfPart(direction, part)),
]);
