import { expect, it } from 'vitest';
import { loadedAfter } from '#documents/reader/testing/scratch-config.ts';
import { isSlotAllowed, slotIndex } from './slots.ts';

const { slots } = loadedAfter({}).config.ads;
const slot = (name: string) => slots.find((each) => each.name === name) ?? { name, index: 0 };
const widths = (name: string, isLimited: boolean, ...tried: number[]) =>
  tried.map((width) => isSlotAllowed(slot(name), { width, isLimited }));

it('[CONSENT-017] [CONF-034] allows the sky from 1340 pixels, where the content is limited from 1900', () => {
  expect(widths('sky', false, 1339, 1340)).toEqual([false, true]);
  expect(widths('sky', true, 1340, 1899, 1900)).toEqual([false, false, true]);
});

it('[CONSENT-018] allows slots of phones up to 1023 pixels, the page breaker from 1024', () => {
  expect(widths('mobile', false, 320, 1023, 1024)).toEqual([true, true, false]);
  expect(widths('page_breaker', false, 1023, 1024, 4000)).toEqual([false, true, true]);
});

it('[CONSENT-019] numbers sky, mpu_hpa and top 1, middle 2, bottom 3 behind it and else 2', () => {
  const numbers = (...names: string[]) => names.map((name) => slotIndex(slot(name), new Set(names)));
  expect(numbers('sky', 'mpu_hpa', 'top', 'middle', 'bottom')).toEqual([1, 1, 1, 2, 3]);
  expect(numbers('sky', 'bottom')).toEqual([1, 2]);
});
