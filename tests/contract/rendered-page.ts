import { blocksByType } from '#blocks/generated/registry.ts';
import type { PublicCall } from '#client/audience.ts';
import { createCall } from '#client/call.ts';
import { createTransport } from '#client/transport.ts';
import type { Config } from '#documents/reader/config.ts';
import { loadConfig } from '#documents/reader/load.ts';
import { shippedConfig } from '#documents/reader/testing/scratch-config.ts';
import { readPath } from '#documents/routes/path.ts';
import { ANYONE } from '#domain/user/visitor.ts';
import { renderPage } from '#renderer/render-page.ts';
import { matchPage } from '#renderer/route.ts';
import { anonymousToken } from './send.ts';
import { NOW, sharedProvider } from './start.ts';

/** Makes calls of the portal, answered by the provider. */
export const call = (async (...asked: Parameters<PublicCall>) => {
  const provider = await sharedProvider();
  const fetch: typeof globalThis.fetch = async (address, init) => {
    const { pathname, search } = new URL(address as string);
    const { method = 'GET', body } = init ?? {};
    const answer = await provider.inject({
      method: method as 'GET',
      url: pathname + search,
      headers: { ...Object.fromEntries(new Headers(init?.headers)), 'x-ov-token': anonymousToken() },
      ...(typeof body === 'string' ? { payload: body } : {}),
    });
    return new Response(answer.payload, { status: answer.statusCode, headers: answer.headers as Record<string, string> });
  };
  return createCall(createTransport({ baseUrl: 'http://provider/api', fetch }))(...asked);
}) as PublicCall;

/** Makes one call of the portal by name. */
export const ask = (operation: string, input: object): Promise<unknown> =>
  call(operation as never, input as never, { signal: AbortSignal.timeout(20_000) });

let loaded: ReturnType<typeof loadConfig> | undefined;
/** Returns the shipped configuration. */
const portalConfig = () => (loaded ??= loadConfig(shippedConfig)).config;

/** Renders a public page with the answers of the provider. Uses the shipped configuration unless another is given. */
export async function renderedPage(path: string, answering: PublicCall = call, config: Config = portalConfig()): Promise<string> {
  const match = matchPage(config, readPath(path));
  if (match === undefined) throw new Error(`There is no page ${path}.`);
  const origin = 'https://www.parkett.example';
  const context = {
    config,
    registry: blocksByType,
    preview: false,
    origin,
    // Generous deadline: a busy machine must not cause missing parts.
    deadline: 100_000,
    checkProps: () => undefined,
    call: answering,
  };
  const page = await renderPage({ path, match, query: {}, now: NOW, visitor: ANYONE }, context);
  if (page.kind !== 'page') throw new Error(`${path} is ${page.kind}.`);
  return page.html;
}
