import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { start } from './clock.ts';

const DRAWN = Date.parse('2026-11-23T16:00:00Z');
const states = [
  [DRAWN, 1, 'geöffnet bis 17:30 Uhr'],
  [DRAWN + 1_800_000, 0, 'öffnet Dienstag, 9:00 Uhr'],
  [DRAWN + 7 * 3_600_000, 0, 'öffnet 9:00 Uhr'],
];
const reload = vi.fn();

beforeEach(() => {
  reload.mockReset();
  vi.useFakeTimers({ now: DRAWN + 60_000 });
  document.body.innerHTML = `<span data-open="true">geöffnet bis 17:30 Uhr</span>`;
  document.querySelector('span')!.dataset['states'] = JSON.stringify(states);
});
afterEach(() => vi.useRealTimers());
const shown = () => [document.querySelector('span')?.textContent, document.querySelector('span')?.dataset['open']];

it('says what holds next in the second in which it begins, without a reload', () => {
  start(Date.now, reload);
  vi.setSystemTime(DRAWN + 1_799_000);
  vi.advanceTimersByTime(900);
  expect(shown()).toEqual(['geöffnet bis 17:30 Uhr', 'true']);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(['öffnet Dienstag, 9:00 Uhr', 'false']);
  expect(reload).not.toHaveBeenCalled();
});

it('says at once what holds on a page that a cache kept for a while', () => {
  vi.setSystemTime(DRAWN + 8 * 3_600_000);
  start(Date.now, reload);
  expect(shown()).toEqual(['öffnet 9:00 Uhr', 'false']);
});

it('fetches the page anew when it knows nothing further', () => {
  start(Date.now, reload);
  vi.advanceTimersByTime(49 * 3_600_000);
  expect(reload).toHaveBeenCalled();
});

it('leaves everything as it was drawn where the clock of the device is wrong', () => {
  vi.setSystemTime(DRAWN - 86_400_000);
  start(Date.now, reload);
  vi.setSystemTime(DRAWN + 9 * 86_400_000);
  start(Date.now, reload);
  vi.advanceTimersByTime(120_000);
  expect(shown()).toEqual(['geöffnet bis 17:30 Uhr', 'true']);
  expect(reload).not.toHaveBeenCalled();
});
