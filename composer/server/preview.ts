import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { withDocuments } from '#site/config-store.ts';
import { developmentAccess } from './access.ts';
import type { Composer } from './composer.ts';
import { checkOwnMachine } from './guard.ts';
import { Refusal } from './refusal.ts';

/** In front of the address of a page: `/redaktion/vorschau/aktien`. */
export const PREVIEW = '/redaktion/vorschau/';

/**
 * Answers a page as the public has it, by the same way through the site, with the editor's drafts in the place of the published
 * documents. The composer's own pages may show it in a frame; nobody may keep it.
 */
export function showDraft(
  { preview }: Pick<Composer, 'preview'>,
  request: IncomingMessage,
  response: ServerResponse,
  site: RequestListener,
): void {
  shown(preview, request, response, site).catch((error: unknown) => {
    const status = error instanceof Refusal ? error.status : 500;
    const text = error instanceof Refusal ? error.message : 'Die Vorschau lässt sich nicht zeigen.';
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(text);
  });
}

async function shown(
  preview: Composer['preview'],
  request: IncomingMessage,
  response: ServerResponse,
  site: RequestListener,
): Promise<void> {
  if (request.method !== 'GET') throw new Refusal(405, { message: 'Eine Vorschau lässt sich nur ansehen.' });
  checkOwnMachine(request);
  const { editor } = await developmentAccess(request);
  const loaded = preview(editor);
  keepOut(response);
  request.url = (request.url ?? '').slice(PREVIEW.length - 1);
  withDocuments(loaded, () => site(request, response));
}

/** Whatever the site says of keeping and framing. */
function keepOut(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...head: readonly unknown[]) => ServerResponse;
  response.writeHead = (...head: readonly unknown[]) => {
    response.setHeader('Cache-Control', 'private, no-store');
    response.setHeader('X-Robots-Tag', 'noindex');
    if (response.hasHeader('X-Frame-Options')) response.setHeader('X-Frame-Options', 'SAMEORIGIN');
    const policy = response.getHeader('Content-Security-Policy');
    if (typeof policy === 'string')
      response.setHeader('Content-Security-Policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
    return writeHead(...head);
  };
}
