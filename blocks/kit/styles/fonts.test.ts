import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Ascent and descent of the real fonts as shares of the font size. Source: table `hhea` of the delivered files. */
const REAL = { 'Inter Fallback': [0.969, 0.241], 'Source Serif Fallback': [1.036, 0.335] } as const;
const CSS = readFileSync(resolve(import.meta.dirname, 'fonts.css'), 'utf8');

function facesOf(family: string): readonly string[] {
  return CSS.split('@font-face').filter((face) => face.includes(`'${family}'`));
}

function percent(face: string, name: string, usual: number): number {
  const [, value] = face.split(`${name}: `);
  return value === undefined ? usual : Number.parseFloat(value);
}

describe('fonts that stand in until the real ones arrive', () => {
  it.each(Object.entries(REAL))('%s has lines as high as the real font has, whatever letters are in them', (family, [ascent, descent]) => {
    const faces = facesOf(family);
    expect(faces.length).toBeGreaterThan(0);
    for (const face of faces) {
      const size = percent(face, 'size-adjust', 100) / 100;
      expect((size * percent(face, 'ascent-override', 0)) / 100).toBeCloseTo(ascent, 2);
      expect((size * percent(face, 'descent-override', 0)) / 100).toBeCloseTo(descent, 2);
    }
  });

  it('has capitals of a width of their own, without which names that are full of them part elsewhere', () => {
    const capitals = facesOf('Inter Fallback').filter((face) => face.includes('unicode-range: U+41-5A'));
    // Capitals of Inter are 99.3 to 100.1 % of those of Arial and Liberation Sans, lowercase letters 107.6 %.
    expect(capitals.map((face) => percent(face, 'size-adjust', 100))).toEqual([100]);
  });
});
