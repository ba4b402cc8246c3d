/**
 * The instant that pages are drawn for, in milliseconds since 1970. With a fixed provider clock (PROVIDER_CLOCK, an
 * instant without speed) pages are drawn for that instant too, so that the same clock gives the same page. Sessions end by it too.
 */
export function renderTime(): number {
  const fixed = Date.parse(process.env.PROVIDER_CLOCK ?? '');
  return Number.isNaN(fixed) ? Date.now() : fixed;
}
