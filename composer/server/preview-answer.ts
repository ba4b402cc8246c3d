import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/**
 * Overrides the site's caching and framing headers: no cache, framing by the composer's own pages only. Redirects stay in the preview.
 * @param leads receives the target of a redirect
 */
export function asPreview(response: ServerResponse, leads: (location: string) => void): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status: number, ...more: readonly (string | OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined)[]) => {
    const headers = more.at(-1);
    if (typeof headers === 'object' && !Array.isArray(headers))
      for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
    response.setHeader('Cache-Control', 'private, no-store');
    response.setHeader('X-Robots-Tag', 'noindex');
    // The address may contain the secret of a link, which must not reach other sites.
    response.setHeader('Referrer-Policy', 'no-referrer');
    if (response.hasHeader('X-Frame-Options')) response.setHeader('X-Frame-Options', 'SAMEORIGIN');
    const policy = response.getHeader('Content-Security-Policy');
    if (typeof policy === 'string')
      response.setHeader('Content-Security-Policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
    const location = response.getHeader('Location');
    response.statusCode = status;
    if (typeof location === 'string' && status >= 300) leads(location);
    return writeHead(response.statusCode);
  };
}
