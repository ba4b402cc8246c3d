import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { headerFlag, lossReason } from '#gateway/generated/constants.ts';
import type { GatewayMessage } from '#gateway/generated/messages.ts';
import { priceRequest, startTestGateway, type RawClient, type TestGateway } from './testing.ts';

let stage: TestGateway;
let client: RawClient;
let price = 0;
beforeEach(async () => {
  price = 0;
  stage = await startTestGateway();
  stage.source.set(7, price);
  client = await stage.connect();
  client.send(priceRequest(7, 3, headerFlag.addSubscription + headerFlag.noMerge));
  await client.next('HighLevelResponse');
});
afterEach(() => stage.close());

/** Lets the client stop reading, and sends prices until all buffers on the way are full. */
async function overflow(): Promise<void> {
  const { gateway, source } = stage;
  client.ws.pause();
  while (gateway.counters.conflated < 3) {
    price += 1;
    source.set(7, price, 'x'.repeat(200_000));
    await nextTurn();
  }
}

function pricesOf(messages: readonly GatewayMessage[]): (number | undefined)[] {
  return messages.flatMap((message) => {
    if (message.Message !== 'HighLevelUpdate') return [];
    const { data } = message.response as { data?: { trade?: { latest?: { price?: number } } } };
    return [data?.trade?.latest?.price];
  });
}

describe('A client that reads too slowly', { timeout: 30_000 }, () => {
  it('gets the latest value once it reads on, without those between', async () => {
    await overflow();
    client.ws.resume();
    await expect.poll(() => pricesOf(client.all).at(-1), { timeout: 20_000 }).toBe(price);
    expect(pricesOf(client.all).length).toBeLessThan(price);
    stage.source.set(7, price + 1);
    await expect.poll(() => pricesOf(client.all).at(-1)).toBe(price + 1);
  });

  it('loses its subscriptions after half a minute, is told why and sent away', async () => {
    await overflow();
    stage.clock.advance(30_000);
    expect(stage.gateway.state().subscriptions).toBe(1);
    stage.clock.advance(2_000);
    expect(stage.gateway.state()).toMatchObject({ subscriptions: 0, feeds: 0 });
    client.ws.resume();
    expect(await client.next('LossMessage')).toMatchObject({ reason: { value: lossReason.slowConsumer }, header: { id_job: 3 } });
    expect((await client.next('DisconnectionMessage')).reason.value).toBe(2);
    expect(await client.closed).toBe(1008);
    expect(stage.gateway.counters.closed.get('slowConsumer')).toBe(1);
  });

  it('is cut off when it does not even read that', async () => {
    await overflow();
    stage.clock.advance(32_000);
    expect(stage.gateway.state().connections).toBe(1);
    stage.clock.advance(3_000);
    await expect.poll(() => stage.gateway.state().connections).toBe(0);
  });

  it('is not served more than it takes', async () => {
    await overflow();
    const before = stage.gateway.counters.bytes['jsjson-v2'];
    for (let count = 0; count < 20; count += 1) stage.source.set(7, price + count, 'x'.repeat(200_000));
    await nextTurn();
    expect(stage.gateway.counters.bytes['jsjson-v2']).toBe(before);
  });
});
