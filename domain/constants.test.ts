import { describe, expect, it } from 'vitest';
import { mediaTypeOf } from './constants.ts';

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
});
