import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RenderResult } from './request-coalescing.ts';

type Next = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Renders a public page with Next on a separate connection, so that rendering continues if the visitor disconnects.
 * @param read reads the result from Next's response
 * @returns undefined if Next sent no answer
 */
export async function renderDetached(
  next: Next,
  { headers: { host } }: IncomingMessage,
  address: string,
  read: (response: ServerResponse, html: string) => RenderResult,
): Promise<RenderResult | undefined> {
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.url = address;
  if (host !== undefined) request.headers.host = host;
  const response = new ServerResponse(request);
  const end = response.end.bind(response);
  let rendered: RenderResult | undefined;
  response.end = (chunk?: unknown) => {
    rendered ??= read(response, typeof chunk === 'string' ? chunk : '');
    return end();
  };
  await next(request, response);
  return rendered;
}
