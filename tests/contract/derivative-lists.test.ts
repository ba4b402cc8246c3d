import { beforeAll, describe, expect, it } from 'vitest';
import { blocksByType } from '#blocks/generated/registry.ts';
import type { PublicCall } from '#client/audience.ts';
import { createCall } from '#client/call.ts';
import type { Schema } from '#client/operations.ts';
import { createTransport } from '#client/transport.ts';
import type { Config } from '#config/reader/config.ts';
import { loadConfig } from '#config/reader/load.ts';
import { shippedConfig } from '#config/reader/testing/scratch-config.ts';
import { readPath } from '#config/routes/path.ts';
import { ANYONE } from '#domain/user/visitor.ts';
import type { Provider } from '#provider/provider.ts';
import { renderPage } from '#renderer/render-page.ts';
import { matchPage } from '#renderer/route.ts';
import { anonymousToken } from './send.ts';
import { NOW, sharedProvider } from './start.ts';

/** The lists of the portal's own pages: call, heading, page. */
const LISTS = [
  ['listDerivativeQuicklinks', 'Schnellzugriffe', 'start'],
  ['listSimilarDerivatives', 'Ähnliche Derivate', 'derivative'],
  ['listMostWantedDerivatives', 'Meistgesuchte Derivate', 'derivative'],
  ['listDerivativeSuggestions', 'Das nächste Produkt jedes Emittenten', 'calculator'],
  ['listMostWantedDerivativesByUnderlying', 'Meistgesuchte Derivate', 'gold'],
  ['listAssociatedDerivatives', 'Das meistgehandelte Derivat jeder Art', 'gold'],
] as const;

interface Listed {
  readonly list: readonly { readonly instrument: { readonly name: string; readonly urls: { readonly WEBSITE: string } } }[];
}

let provider: Provider;
let config: Config;
const paths: Record<(typeof LISTS)[number][2], string> = { start: '/derivate', derivative: '', calculator: '', gold: '' };

/** Calls of the portal, answered by the provider. */
const call = (async (...asked: Parameters<PublicCall>) => {
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

const ask = (operation: string, input: object): Promise<unknown> =>
  call(operation as never, input as never, { signal: AbortSignal.timeout(20_000) });

async function drawn(path: string, answering: PublicCall = call): Promise<string> {
  const match = matchPage(config, readPath(path));
  if (match === undefined) throw new Error(`There is no page ${path}.`);
  const origin = 'https://www.parkett.example';
  const context = {
    config,
    registry: blocksByType,
    preview: false,
    origin,
    deadline: 20_000,
    checkProps: () => undefined,
    call: answering,
  };
  const page = await renderPage({ path, match, query: {}, now: NOW, visitor: ANYONE }, context);
  if (page.kind !== 'page') throw new Error(`${path} is ${page.kind}.`);
  return page.html;
}

/** The section with a heading. */
function listIn(html: string, heading: string): string | undefined {
  const [, rest] = html.split(new RegExp(`<h2[^>]*>${heading}</h2>`, 'u'));
  return rest?.split('</table>')[0];
}

beforeAll(async () => {
  provider = await sharedProvider();
  ({ config } = loadConfig(shippedConfig));
  const metals = (await ask('listInstrumentsOfClass', { path: { type: 'PRECIOUS_METAL' } })) as Listed;
  paths.gold = metals.list.find(({ instrument }) => instrument.name.startsWith('Gold'))?.instrument.urls.WEBSITE ?? '';
  const products = (await ask('findDerivatives', { query: { perPage: 1 } })) as Listed;
  paths.derivative = products.list[0]?.instrument.urls.WEBSITE ?? '';
  paths.calculator = paths.derivative.replace('/derivate/', '/derivate/rechner/');
}, 120_000);

describe('the lists of derivatives on the pages of the portal', () => {
  it.each(LISTS)(
    '[DERIV-013] %s stands there as a list of what the provider answers, each entry with a link',
    async (_operation, heading, page) => {
      const list = listIn(await drawn(paths[page]), heading);
      const links = [...(list ?? '').matchAll(/<a [^>]*href="(\/derivate\/[^"]+)"[^>]*>([^<]+)/gu)];
      expect(links.length).toBeGreaterThan(1);
    },
  );

  it.each(LISTS)('[DERIV-013] %s is not there when it answers with nothing', async (operation, heading, page) => {
    const empty = (async (asked: string, input: unknown, options: unknown) =>
      asked === operation ? { total: 0, list: [] } : call(asked as never, input as never, options as never)) as unknown as PublicCall;
    const html = await drawn(paths[page], empty);
    expect([html.includes(`>${heading}<`), html.includes('</main>')]).toEqual([false, true]);
  });
});

it('similar derivatives differ from each other, and are never the product itself', async () => {
  for (const entitySubType of ['WARRANT', 'KNOCKOUT_CERTIFICATE'] as const) {
    const { list: products } = (await ask('findDerivatives', {
      query: { perPage: 20, entitySubType },
    })) as Schema<'DerivativeFinderResult'>;
    for (const { instrument } of products) {
      const { list } = (await ask('listSimilarDerivatives', {
        path: { entityValue: instrument.entityValue },
      })) as Schema<'DerivativeTeaserList'>;
      expect(list.map((similar) => similar.instrument.entityValue)).not.toContain(instrument.entityValue);
      const pairs = list.flatMap((one, index) => list.slice(index + 1).map((other) => [one, other] as const));
      expect(
        pairs
          .filter(([one, other]) => areAlike(one, other))
          .map((pair) => pair.map((each) => `${each.instrument.name} ${each.strikeAbs} ${each.gearingAsk} ${each.dateMaturity}`)),
      ).toEqual([]);
    }
  }
});

/** The same month, and hardly another strike and leverage: nobody would tell them apart. */
function areAlike(one: Schema<'DerivativeTeaser'>, other: Schema<'DerivativeTeaser'>): boolean {
  const isNear = (a = 1, b = 1, share = 0): boolean => Math.abs(a / b - 1) < share;
  return (
    one.dateMaturity === other.dateMaturity &&
    isNear(one.strikeAbs, other.strikeAbs, 0.005) &&
    isNear(one.gearingAsk, other.gearingAsk, 0.02)
  );
}
