import { describe, expect, it } from 'vitest';
import { GLYPHS } from './glyphs.ts';
import { askedMonogram, drawMonogram, monogramOf, monogramTemplate } from './monogram.ts';

const letters = (name: string): string | undefined => monogramOf(name)?.letters;

describe('a monogram', () => {
  it.each([
    ['SAP SE', 'S'],
    ['Deutsche Bank AG', 'DB'],
    ['Münchener Rück', 'MR'],
    ['The Coca-Cola Company', 'CC'],
    ['3M Co.', '3'],
    ['L’Oréal S.A.', 'L'],
    ['Österreichische Post AG', 'OP'],
    ['1&1 AG', '11'],
    ['Bitcoin', 'B'],
  ])('of %s is %s', (name, wanted) => {
    expect(letters(name)).toBe(wanted);
  });

  it('is none where a name has no letters that are drawn', () => {
    expect([letters(''), letters('AG'), letters('東京')]).toEqual([undefined, undefined, undefined]);
  });

  it('has an address that leads back to it', () => {
    for (const name of ['SAP SE', 'Deutsche Bank AG', 'Zalando', 'ABB']) {
      const monogram = monogramOf(name) ?? { letters: '', tone: 0 };
      expect(askedMonogram(monogramTemplate(monogram).split('?')[0] ?? '')).toEqual(monogram);
    }
  });

  it.each([
    '/logos/ABC-1.svg',
    '/logos/a-1.svg',
    '/logos/A-12.svg',
    '/logos/A-01.svg',
    '/logos/A-1.png',
    '/logos/-1.svg',
    '/logos/A-1.svg/',
    '/bilder/A-1.svg',
  ])('is not what %s asks for', (path) => {
    expect(askedMonogram(path)).toBeUndefined();
  });

  it('is drawn of strokes in the size asked for, within bounds, and names no font', () => {
    const svg = drawMonogram({ letters: 'DB', tone: 2 }, 96);
    expect(svg).toContain('width="96" height="96"');
    expect(svg.match(/<path/gu)).toHaveLength(2);
    expect(svg).not.toMatch(/<text|font|NaN|undefined/u);
    for (const size of [0, -1, 1.5, 513, Number.NaN, Infinity])
      expect(drawMonogram({ letters: 'A', tone: 0 }, size)).toContain('width="64"');
  });

  it('can be drawn of every letter and digit', () => {
    expect(Object.keys(GLYPHS).toSorted().join('')).toBe('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    for (const path of Object.values(GLYPHS)) expect(path).toMatch(/^M[\dMLHVCSaZ .-]+$/u);
  });

  it('stands out from its field by 4.5 to 1', () => {
    for (let tone = 0; tone < 12; tone += 1) {
      const [, fill = ''] = /fill="(#\w{6})"/u.exec(drawMonogram({ letters: 'A', tone }, 64)) ?? [];
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
        const part = Number.parseInt(fill.slice(at, at + 2), 16) / 255;
        return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      // Contrast by WCAG 2.2, white on the field.
      expect(1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
