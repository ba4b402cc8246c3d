// npm run bench:bytes: bytes of a price update, plain and compressed, over many prices of the simulated market. Prints JSON. The goal is at
// most 0.3 of the plain bytes for a price with all fields.
import { prefix } from '#gateway/codec/shared.ts';
import { withHeader } from '#gateway/codec/testing.ts';
import type { CompositePrice } from '#gateway/generated/messages.ts';
import { catalogueSeed } from '#market/catalogue/testing.ts';
import { DAY, FRIDAY, MINUTE, testMarket } from '#market/prices/testing.ts';
import { compositeOf } from '#provider/transport/ws/prices/composite.ts';

const EVERY = 97;
const instants = [FRIDAY, FRIDAY - 3 * DAY - 77 * MINUTE];

function prices(): CompositePrice[] {
  const market = testMarket();
  return catalogueSeed.notations
    .filter((_, index) => index % EVERY === 0)
    .flatMap(({ idNotation }) => instants.map((instant) => market.quote(idNotation, instant)))
    .flatMap((figures) => (figures === undefined ? [] : compositeOf(figures)));
}

function bytesOf(data: CompositePrice, index: number): { readonly plain: number; readonly compressed: number } {
  const update = { Message: 'HighLevelUpdate', Version: 2, response: { Message: 'HighLevelResponse', data } } as const;
  const idJob = 1 + (index % 999);
  const [plain, compressed] = [prefix(update, 'jsjson-v2'), prefix(update, 'jsjsonc-v2')].map((one) => withHeader(one, idJob).length);
  return { plain: plain ?? 0, compressed: compressed ?? 0 };
}

function summary(all: readonly CompositePrice[]): object {
  const sizes = all.map(bytesOf);
  const ratios = sizes.map(({ plain, compressed }) => compressed / plain).toSorted((a, b) => a - b);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const ratioAt = (part: number) => Number((ratios[Math.floor((ratios.length - 1) * part)] ?? 0).toFixed(3));
  return {
    frames: all.length,
    plainBytes: Math.round(mean(sizes.map(({ plain }) => plain))),
    compressedBytes: Math.round(mean(sizes.map(({ compressed }) => compressed))),
    ratio: { median: ratioAt(0.5), p95: ratioAt(0.95), highest: ratioAt(1) },
  };
}

const hasAll = ({ trade, bidAsk }: CompositePrice) =>
  [
    trade?.accumulated,
    trade?.latest?.tradingVolume,
    trade?.latest?.performance,
    bidAsk?.bid?.tradingVolume,
    bidAsk?.ask?.tradingVolume,
  ].every((part) => part !== undefined);
const all = prices();
console.log(
  JSON.stringify({ allFields: summary(all.filter(hasAll)), fewerFields: summary(all.filter((price) => !hasAll(price))) }, null, 2),
);
