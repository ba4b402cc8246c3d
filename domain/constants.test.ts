import { describe, expect, it } from 'vitest';
import { IMAGE_WIDTHS, mediaTypeOf, OG_IMAGE, PAGE_SIZES, PHOTO_WIDTHS, XL_GRID_WIDTH } from './constants.ts';

describe('the layout', () => {
  it.each([
    [320, 'sm'],
    [767, 'sm'],
    [768, 'md'],
    [1023, 'md'],
    [1024, 'lg'],
    [1279, 'lg'],
    [1280, 'xl'],
    [2560, 'xl'],
  ])('[CONST-001] puts a viewport of %i px into %s', (width, mediaType) => {
    expect(mediaTypeOf(width)).toBe(mediaType);
  });

  it('[CONST-001] draws the larger grid 1600 px wide', () => {
    expect(XL_GRID_WIDTH).toBe(1600);
  });

  it('[CONST-002] offers six image widths', () => {
    expect(IMAGE_WIDTHS).toEqual([100, 200, 320, 450, 768, 1024]);
  });

  it('[CONST-004] has a photo width for each layout', () => {
    expect(Object.values(PHOTO_WIDTHS)).toEqual([320, 480, 744, 658]);
  });

  it('[CONST-005] asks for social previews in 1200 by 630', () => {
    expect(OG_IMAGE).toEqual({ width: 1200, height: 630 });
  });
});

it('[CONST-006] lists have 30 derivatives, 25 news or 25 podcasts a page', () => {
  expect(PAGE_SIZES).toEqual({ derivatives: 30, news: 25, podcasts: 25 });
});
