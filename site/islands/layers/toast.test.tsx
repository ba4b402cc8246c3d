import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mountBlock } from '#blocks/kit/testing-mount.ts';
import { showToast } from './toast.ts';

const toasts = (): string[] => [...document.querySelectorAll('[data-toasts] p')].map(({ textContent }) => textContent);

beforeEach(async () => {
  vi.useFakeTimers();
  await mountBlock('notices', 'for everyone');
});
afterEach(() => void vi.useRealTimers());

it('[SHELL-066] a toast goes by itself after 3000 ms', () => {
  showToast('Gespeichert.', 'success');
  vi.advanceTimersByTime(2_999);
  expect(toasts()).toEqual(['Gespeichert.']);
  vi.advanceTimersByTime(1);
  expect(toasts()).toEqual([]);
});

it('a toast stays while somebody points at it or is in it, and goes by its button', () => {
  showToast('Gespeichert.', 'success');
  const toast = document.querySelector('.toast');
  toast?.dispatchEvent(new Event('pointerenter'));
  vi.advanceTimersByTime(10_000);
  expect(toasts()).toHaveLength(1);
  toast?.dispatchEvent(new Event('pointerleave'));
  vi.advanceTimersByTime(3_000);
  expect(toasts()).toEqual([]);
  showToast('Noch einmal.', 'error');
  document.querySelector<HTMLElement>('.toast button')?.click();
  expect(toasts()).toEqual([]);
});
