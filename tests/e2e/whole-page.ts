/** How long a rendered page is served from memory, in ms. */
const KEPT_MS = 1_100;

/**
 * A page with all of its blocks. A provider that has just started may leave one out until it has computed what lies behind it; the page
 * says so and is drawn anew for whoever asks again, which this does up to twelve times.
 */
export async function wholePage(address: string, init: RequestInit = {}, again = 12): Promise<{ response: Response; html: string }> {
  const response = await fetch(address, { redirect: 'manual', ...init });
  const html = await response.text();
  if (again === 0 || !html.includes('block-fallback')) return { response, html };
  await new Promise((resolve) => setTimeout(resolve, KEPT_MS));
  return wholePage(address, init, again - 1);
}
