import { afterAll, vi } from 'vitest';

/** Restores the shared process after each test file: real time, unchanged environment, empty page and storage. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  window.localStorage.clear();
});
