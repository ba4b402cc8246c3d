import { describe, expect, it } from 'vitest';
import { TOO_MUCH } from './limits.ts';
import { sanitiseSvg } from './sanitise-svg.ts';

const drawing = (inner: string): Buffer => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`);
/** Ten copies of ten copies of ten … */
const levels = (count: number, part: (level: number, inner: number) => string): string =>
  Array.from({ length: count }, (_, level) => part(level + 1, level)).join('');
const first = '<rect id="l0" width="1" height="1"/>';

describe('a drawing that uses its parts again', () => {
  it.each([
    ['a thousand times', levels(3, (level, inner) => `<g id="l${level}">${`<use href="#l${inner}"/>`.repeat(10)}</g>`)],
    ['in a circle', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g><use href="#a"/>'],
    ['by names that nothing has', '<use href="#x"/><rect fill="url(#y)"/>'],
    ['in a row', levels(60, (level, inner) => `<g id="l${level}"><use href="#l${inner}"/></g>`)],
  ])('passes: %s', (_name, inner) => {
    expect(sanitiseSvg(drawing(first + inner)).removed).toEqual([]);
  });
  it.each([
    ['uses of uses', levels(9, (level, inner) => `<g id="l${level}">${`<use href="#l${inner}"/>`.repeat(10)}</g>`)],
    [
      'patterns of patterns',
      levels(9, (level, inner) => `<pattern id="l${level}">${`<rect fill="url(#l${inner})"/>`.repeat(10)}</pattern>`),
    ],
    ['masks of masks', levels(9, (level, inner) => `<mask id="l${level}">${`<rect mask="url('#l${inner}')"/>`.repeat(10)}</mask>`)],
    [
      'markers in styles',
      levels(9, (level, inner) => `<marker id="l${level}">${`<path style="marker:url(#l${inner})"/>`.repeat(10)}</marker>`),
    ],
  ])('is refused where it comes to thousands of millions: %s', (_name, inner) => {
    expect(() => sanitiseSvg(drawing(first + inner))).toThrow(TOO_MUCH.rendered);
  });
});
