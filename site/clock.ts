/**
 * Instant that pages are rendered for, in ms since 1970. With a fixed provider clock (PROVIDER_CLOCK, an instant without speed) it is
 * that instant, so that rendering is reproducible. Sessions end by it too.
 */
export function renderTime(): number {
  const fixed = Date.parse(process.env.PROVIDER_CLOCK ?? '');
  return Number.isNaN(fixed) ? Date.now() : fixed;
}
