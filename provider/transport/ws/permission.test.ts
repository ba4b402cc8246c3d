import { afterEach, describe, expect, it } from 'vitest';
import { HttpFault } from '../../base/fault.ts';
import type { RightChange } from '../../services/accounts/right-changes.ts';
import type { Rights } from '../../services/accounts/sessions.ts';
import type { GatewayOptions } from './options.ts';
import { authentication, priceRequest, startTestGateway, TEST_NOW, type RawClient, type TestGateway } from './testing.ts';

let stage: TestGateway;
afterEach(() => stage.close());

/** Real-time prices of notations below 100 need the feature `a`; without it, they are delayed. */
const access: GatewayOptions['access'] = (idNotation, wanted, features) => {
  const isFree = idNotation >= 100 || features.has('a');
  if (!isFree && wanted === 'RLT') throw new HttpFault(403, 'no');
  return {
    idNotation,
    quality: isFree && (wanted === 'RLT' || wanted === 'BST') ? 'RLT' : 'DLY',
  };
};

/** Gateway whose rights a test sets; `told` reports changes of rights to the gateway. */
async function stageWithRights(options: { readonly now?: () => number } = {}) {
  const rights = new Map<string, Rights | Error | Promise<Rights | undefined>>();
  const listeners = new Set<(change: RightChange) => void>();
  stage = await startTestGateway({
    ...options,
    access,
    async rightsOf(sessionId) {
      const found = rights.get(sessionId);
      if (found instanceof Error) throw found;
      return found;
    },
    onRightChange: (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
  });
  for (const idNotation of [7, 8, 100]) stage.source.set(idNotation, idNotation);
  const told = (change: RightChange) => listeners.forEach((listener) => listener(change));
  return { rights, told, stage };
}

const full = (more: Partial<Rights> = {}): Rights => ({ userId: 'u-1', features: new Set(['a']), until: Infinity, ...more });
const claims = { sessionId: 's-1', features: [] };

/** Subscribes to the best quality of 7 and 100, and explicitly to real time of 8. */
async function subscribe(client: RawClient): Promise<void> {
  client.send(priceRequest(7, 7));
  client.send({
    ...priceRequest(8, 8),
    body: {
      data: { identifier: { value: 8, type: 'idNotation' }, quality: { trade: 'RLT', bidAsk: 'RLT' } },
    },
  });
  client.send(priceRequest(100, 100));
  for (let count = 0; count < 3; count += 1) await client.next('HighLevelResponse');
}

describe('Real time over the gateway', () => {
  it.each([
    ['the session', { sessionId: 's-1' }],
    ['the user', { userId: 'u-1' }],
  ])(
    'ends at once with the right to it when %s is told of: the best there is goes on delayed, real time by name is lost',
    async (_who, change) => {
      const { rights, told } = await stageWithRights();
      rights.set('s-1', full());
      const client = await stage.connect({ claims });
      await subscribe(client);
      rights.delete('s-1');
      told({ sessionId: 'another' });
      told({ userId: 'another' });
      told(change);
      expect(await client.next('LossMessage')).toMatchObject({ reason: { value: 4 }, header: { id_job: 8 } });
      stage.clock.advance(0);
      expect(await client.next('HighLevelUpdate')).toMatchObject({ header: { id_job: 7 }, response: { data: { quality: 'DLY' } } });
      stage.source.set(7, 71);
      stage.clock.advance(10_000);
      expect(await client.next('HighLevelUpdate')).toMatchObject({
        response: { data: { quality: 'DLY', trade: { latest: { price: 71 } } } },
      });
    },
  );

  it('comes without another request to who may see it from now on', async () => {
    const { rights, told } = await stageWithRights();
    rights.set('s-1', full({ features: new Set() }));
    const client = await stage.connect({ claims });
    client.send(priceRequest(7, 7));
    expect(await client.next('HighLevelResponse')).toMatchObject({ data: { quality: 'DLY' } });
    rights.set('s-1', full());
    told({ userId: 'u-1' });
    expect(await client.next('HighLevelUpdate')).toMatchObject({ response: { data: { quality: 'RLT' } } });
  });

  it('ends at the instant at which a product or the session ends, though nobody tells', async () => {
    let now = TEST_NOW;
    const { rights } = await stageWithRights({ now: () => now });
    rights.set('s-1', full({ until: TEST_NOW + 2_500 }));
    const client = await stage.connect({ claims });
    await subscribe(client);
    const pass = (milliseconds: number): void => {
      now += milliseconds;
      stage.clock.advance(milliseconds);
    };
    pass(1_000);
    pass(1_000);
    rights.delete('s-1');
    pass(499);
    client.send({ Message: 'Ping', Version: 2 });
    await client.next('KeepAlive');
    expect(client.all.some(({ Message }) => Message === 'LossMessage')).toBe(false);
    pass(1);
    expect(await client.next('LossMessage')).toMatchObject({ header: { id_job: 8 } });
  });

  it('ends at that instant too when the timer comes a moment before it', async () => {
    let now = TEST_NOW;
    const { rights } = await stageWithRights({ now: () => now });
    rights.set('s-1', full({ until: TEST_NOW + 2_500 }));
    const client = await stage.connect({ claims });
    await subscribe(client);
    stage.clock.advance(1_000);
    now += 2_499;
    stage.clock.advance(1_000);
    stage.clock.advance(1);
    client.send({ Message: 'Ping', Version: 2 });
    await client.next('KeepAlive');
    rights.delete('s-1');
    now += 1;
    stage.clock.advance(1);
    expect(await client.next('LossMessage')).toMatchObject({ header: { id_job: 8 } });
  });

  it('is asked about within five minutes even if nobody tells', async () => {
    const { rights } = await stageWithRights();
    rights.set('s-1', full());
    const client = await stage.connect({ claims });
    await subscribe(client);
    rights.delete('s-1');
    for (let time = 0; time < 300_000; time += 20_000) {
      client.send({ Message: 'Ping', Version: 2 });
      await client.next('KeepAlive');
      stage.clock.advance(20_000);
    }
    expect(await client.next('LossMessage')).toMatchObject({ header: { id_job: 8 } });
  });

  it('does not come back by an answer that was overtaken', async () => {
    const { rights, told } = await stageWithRights();
    rights.set('s-1', full());
    const client = await stage.connect({ claims });
    await subscribe(client);
    const slow = Promise.withResolvers<Rights | undefined>();
    rights.set('s-1', slow.promise);
    told({ sessionId: 's-1' });
    rights.delete('s-1');
    told({ sessionId: 's-1' });
    await client.next('LossMessage');
    slow.resolve(full());
    await slow.promise;
    client.send(priceRequest(8, 9));
    expect(await client.next('HighLevelResponse')).toMatchObject({ data: { quality: 'DLY' } });
  });
});

describe('A connection', () => {
  it('is refused to the token of a session that has ended', async () => {
    await stageWithRights();
    const client = await stage.open();
    client.send(authentication(stage.newToken(claims)));
    expect(await client.next('ErrorResponse')).toMatchObject({ meta: { status: { code: 401 } } });
    expect(await client.closed).toBe(1008);
  });

  it('is a visitor’s while nobody can say what its user may see, and his own as soon as somebody can', async () => {
    const { rights } = await stageWithRights();
    rights.set('s-1', new Error('down'));
    const client = await stage.connect({ claims: { ...claims, features: ['a'] } });
    client.send(priceRequest(7, 7));
    expect(await client.next('HighLevelResponse')).toMatchObject({ data: { quality: 'DLY' } });
    rights.set('s-1', full());
    stage.clock.advance(1_000);
    stage.clock.advance(0);
    expect(await client.next('HighLevelUpdate')).toMatchObject({ response: { data: { quality: 'RLT' } } });
  });

  it('whose rights nobody can ask about keeps them, and is asked about again soon', async () => {
    const { rights, told } = await stageWithRights();
    rights.set('s-1', full());
    const client = await stage.connect({ claims });
    await subscribe(client);
    rights.set('s-1', new Error('down'));
    told({});
    stage.clock.advance(1_000);
    client.send(priceRequest(7, 9));
    expect(await client.next('HighLevelResponse')).toMatchObject({ data: { quality: 'RLT' } });
    rights.delete('s-1');
    stage.clock.advance(5_000);
    stage.clock.advance(1_000);
    expect(await client.next('LossMessage')).toMatchObject({ header: { id_job: 8 } });
  });
});
