import { cacheControl, incompleteLifetime } from '#site/cache-lifetimes.ts';

/** Answer of one address after redirects. */
export interface Answer {
  /** Status; 0 without an answer. */
  readonly status: number;
  readonly isHtml: boolean;
  readonly html: string;
  /** Whether a retry may succeed: data was missing, or the server did not answer. */
  readonly mayMend: boolean;
  readonly milliseconds: number;
}

const MOST_REDIRECTS = 5;
const PATIENCE_MS = 30_000;
const WITH_HOLES = cacheControl(incompleteLifetime);

/** Requests a page as a visitor would. Never rejects. */
export async function ask(origin: string, address: string): Promise<Answer> {
  const since = performance.now();
  const answer = await follow(origin, address, 0);
  return { ...answer, milliseconds: performance.now() - since };
}

async function follow(origin: string, address: string, redirects: number): Promise<Omit<Answer, 'milliseconds'>> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    // Compression would cost the portal time that the crawl does not measure.
    const response = await fetch(origin + address, { redirect: 'manual', signal, headers: { 'Accept-Encoding': 'identity' } });
    const { status, headers } = response;
    const html = await response.text();
    const location = URL.parse(headers.get('location') ?? '', origin + address);
    if (status >= 300 && status < 400 && location !== null) {
      // The personal area may have another host.
      if (location.origin !== origin) return { status: 200, isHtml: false, html: '', mayMend: false };
      if (redirects === MOST_REDIRECTS) return { status: 508, isHtml: false, html: '', mayMend: false };
      return await follow(origin, location.pathname + location.search, redirects + 1);
    }
    const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false;
    const isIncomplete = html.includes('class="block-fallback"') || (status === 200 && headers.get('cache-control') === WITH_HOLES);
    return { status, isHtml, html, mayMend: status === 503 || isIncomplete };
  } catch (error) {
    return { status: 0, isHtml: false, html: String(error), mayMend: true };
  }
}
