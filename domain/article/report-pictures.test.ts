import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { REPORT_PICTURES, pictureOfDay, pictureOfPart } from './report-pictures.ts';

it('names every picture that a report of the desk may have, and each of them is there', () => {
  const directions = ['up', 'down', 'flat'] as const;
  const days = directions.flatMap((direction) => [20_000, 20_001].map((day) => pictureOfDay(direction, day)));
  const parts = directions.flatMap((direction) =>
    (['start', 'morgens', 'mittags', 'nachmittags'] as const).map((part) => pictureOfPart(direction, part)),
  );
  expect(new Set(REPORT_PICTURES)).toEqual(new Set([...days, ...parts]));
  expect(REPORT_PICTURES).toHaveLength(18);
  expect(pictureOfPart('down', 'mittags')).toBe('boersentag-tief-mittags');
  const folder = join(import.meta.dirname, '../../site/public/bilder');
  expect(REPORT_PICTURES.filter((id) => !existsSync(join(folder, `${id}.svg`)))).toEqual([]);
});
