/** How long a rendered page is served from memory, in ms. */
const CACHED_MS = 1_100;

/**
 * A page with all of its blocks. A provider that has just started may leave one out until it has computed what lies behind it; the page
 * says so and is drawn anew for whoever asks retries, which this does up to twelve times.
 */
export async function completePage(address: string, init: RequestInit = {}, retries = 12): Promise<{ response: Response; html: string }> {
  const response = await fetch(address, { redirect: 'manual', ...init });
  const html = await response.text();
  if (retries === 0 || !html.includes('block-fallback')) return { response, html };
  await new Promise((resolve) => setTimeout(resolve, CACHED_MS));
  return completePage(address, init, retries - 1);
}
