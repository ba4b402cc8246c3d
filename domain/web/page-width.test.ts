import { expect, it } from 'vitest';
import type { MediaType } from '../constants.ts';
import { widthLimit } from './page-width.ts';

const MEDIA: readonly MediaType[] = ['sm', 'md', 'lg', 'xl'];

it.each([
  [
    '[SHELL-070] an app, whatever else',
    { isApp: true, isWide: true, isMedium: true },
    ['extra-large', 'extra-large', 'extra-large', 'extra-large'],
  ],
  ['[SHELL-071] a wide route', { isApp: false, isWide: true, isMedium: false }, [undefined, undefined, 'large', 'large']],
  [
    '[SHELL-071] a wide route that is medium, too',
    { isApp: false, isWide: true, isMedium: true },
    [undefined, undefined, 'medium', 'large'],
  ],
  ['[SHELL-072] a medium route', { isApp: false, isWide: false, isMedium: true }, [undefined, undefined, 'medium', 'medium']],
  ['[SHELL-073] any other', { isApp: false, isWide: false, isMedium: false }, [undefined, undefined, 'large', 'extra-large']],
] as const)('limits the width by screen, from small to extra-large: %s', (_name, facts, limits) => {
  expect(MEDIA.map((media) => widthLimit(facts, media))).toEqual(limits);
});
