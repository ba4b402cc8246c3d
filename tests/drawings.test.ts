import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = 'site/public/bilder';

it('Drawings that are shipped have their text as outlines: a picture finds none of the page’s fonts', () => {
  const drawings = readdirSync(FOLDER).filter((name) => name.endsWith('.svg'));
  expect(drawings.length).toBeGreaterThan(0);
  expect(drawings.filter((name) => /<text|font-family/u.test(readFileSync(join(FOLDER, name), 'utf8')))).toEqual([]);
});
