/** Time for which a rendered page is cached in memory, in ms. */
const CACHED_MS = 1_100;

/**
 * Fetches a page with all of its blocks. A freshly started provider may leave out a block whose data is not computed yet; the page marks
 * the gap and is re-rendered on a retry, of which this makes up to twelve.
 */
export async function completePage(address: string, init: RequestInit = {}, retries = 12): Promise<{ response: Response; html: string }> {
  const response = await fetch(address, { redirect: 'manual', ...init });
  const html = await response.text();
  if (retries === 0 || !html.includes('block-fallback')) return { response, html };
  await new Promise((resolve) => setTimeout(resolve, CACHED_MS));
  return completePage(address, init, retries - 1);
}
