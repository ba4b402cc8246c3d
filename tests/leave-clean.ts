import { afterAll, vi } from 'vitest';

/** Test files that share a process leave it as they found it: real time, the own environment, an empty page and storage. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  window.localStorage.clear();
});
