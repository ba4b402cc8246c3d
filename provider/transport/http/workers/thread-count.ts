const MOST = 8;

/**
 * Reads `PROVIDER_THREADS`: number of threads for slow answers. One by default, because each has its own memory; 0 is none.
 * @throws Error with a German message that says what to write
 */
export function readThreadCount(text = ''): number {
  if (text === '') return 1;
  const count = Number(text);
  if (/^\d$/.test(text) && count <= MOST) return count;
  throw new Error(`PROVIDER_THREADS="${text}" ist keine Zahl von 0 bis ${MOST}: so viele Threads rechnen, was lange dauert.`);
}
