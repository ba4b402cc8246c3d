import { beforeAll, describe, expect, it } from 'vitest';
import type { PublicCall } from '#client/audience.ts';
import type { Schema } from '#client/operations.ts';
import { ask, call, renderedPage } from './rendered-page.ts';

/** Lists on the portal's own pages: call, heading, page. */
const LISTS = [
  ['listDerivativeQuicklinks', 'Schnellzugriffe', 'start'],
  ['listSimilarDerivatives', 'Ähnliche Derivate', 'derivative'],
  ['listMostWantedDerivatives', 'Meistgesuchte Derivate', 'derivative'],
  ['listDerivativeSuggestions', 'Das nächste Produkt jedes Emittenten', 'calculator'],
  ['listMostWantedDerivativesByUnderlying', 'Meistgesuchte Derivate', 'gold'],
  ['listAssociatedDerivatives', 'Das meistgehandelte Derivat jeder Art', 'gold'],
] as const;

interface Listed {
  readonly list: readonly {
    readonly url?: string;
    readonly instrument: { readonly name: string; readonly urls: { readonly WEBSITE: string } };
  }[];
}

const paths: Record<(typeof LISTS)[number][2], string> = { start: '/derivate', derivative: '', calculator: '', gold: '' };

/** Returns the section with a heading. */
function listIn(html: string, heading: string): string | undefined {
  const [, rest] = html.split(new RegExp(`<h2[^>]*>${heading}</h2>`, 'u'));
  return rest?.split('</table>')[0];
}

beforeAll(async () => {
  const metals = (await ask('listInstrumentsOfClass', { path: { type: 'PRECIOUS_METAL' } })) as Listed;
  paths.gold = metals.list.find(({ instrument }) => instrument.name.startsWith('Gold'))?.instrument.urls.WEBSITE ?? '';
  const products = (await ask('findDerivatives', { query: { perPage: 1 } })) as Listed;
  paths.derivative = products.list[0]?.instrument.urls.WEBSITE ?? '';
  paths.calculator = paths.derivative.replace('/derivate/', '/derivate/rechner/');
}, 120_000);

describe('the lists of derivatives on the pages of the portal', () => {
  it.each(LISTS)(
    '[DERIV-013] %s stands there as a list of what the provider answers, each entry with a link',
    async (operation, heading, page) => {
      const answers: string[][] = [];
      const noting = (async (asked: string, input: unknown, options: unknown) => {
        const answer = (await call(asked as never, input as never, options as never)) as Listed;
        if (asked === operation) answers.push(answer.list.map(({ instrument, url }) => url ?? instrument.urls.WEBSITE));
        return answer;
      }) as unknown as PublicCall;
      const list = listIn(await renderedPage(paths[page], noting), heading);
      const links = [...(list ?? '').matchAll(/<a [^>]*href="(\/derivate\/[^"]+)"[^>]*>[^<]+/gu)].map(([, href = '']) =>
        href.replaceAll('&amp;', '&'),
      );
      const shown = [...new Set(links)];
      expect(shown.length).toBeGreaterThan(1);
      expect(answers.map((answered) => answered.slice(0, shown.length))).toContainEqual(shown);
    },
  );

  it.each(LISTS)('[DERIV-013] %s is not there when it answers with nothing', async (operation, heading, page) => {
    const empty = (async (asked: string, input: unknown, options: unknown) =>
      asked === operation ? { total: 0, list: [] } : call(asked as never, input as never, options as never)) as unknown as PublicCall;
    const html = await renderedPage(paths[page], empty);
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

/** Returns true if two products have the same month and nearly equal strike and leverage: readers could not distinguish them. */
function areAlike(one: Schema<'DerivativeTeaser'>, other: Schema<'DerivativeTeaser'>): boolean {
  const isNear = (a = 1, b = 1, share = 0): boolean => Math.abs(a / b - 1) < share;
  return (
    one.dateMaturity === other.dateMaturity &&
    isNear(one.strikeAbs, other.strikeAbs, 0.005) &&
    isNear(one.gearingAsk, other.gearingAsk, 0.02)
  );
}
