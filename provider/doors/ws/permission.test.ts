import { afterEach, describe, expect, it } from 'vitest';
import { HttpFault } from '../../base/fault.ts';
import type { GatewayOptions } from './options.ts';
import { priceRequest, startTestGateway, type TestGateway } from './testing.ts';

let stage: TestGateway;
afterEach(() => stage.close());

describe('What somebody may see', () => {
  it('is asked again within five minutes: real time that has ended is lost, what is new holds from then on', async () => {
    let features: ReadonlySet<string> = new Set(['a']);
    const needs = new Map([
      [7, 'a'],
      [8, 'b'],
      [9, ''],
    ]);
    const access: GatewayOptions['access'] = (idNotation, _wanted, has) => {
      const need = needs.get(idNotation) ?? '';
      if (need !== '' && !has.has(need)) throw new HttpFault(403, 'no');
      return { idNotation, quality: 'RLT' };
    };
    const { connect, source, clock } = (stage = await startTestGateway({ access, featuresOf: async () => features }));
    for (const idNotation of needs.keys()) source.set(idNotation, 1);
    const client = await connect({ claims: { userId: 'u-1', features: ['a'] } });
    for (const idNotation of needs.keys()) client.send(priceRequest(idNotation, idNotation));
    expect(await client.next('ErrorResponse')).toMatchObject({ header: { id_job: 8 } });
    const shown = [await client.next('HighLevelResponse'), await client.next('HighLevelResponse')];
    expect(shown.map(({ header }) => header.id_job)).toEqual([7, 9]);
    features = new Set(['b']);
    clock.advance(20_000);
    for (let minute = 0; minute < 5; minute += 1) {
      client.send({ Message: 'CancelSubscriptionRequest', Version: 2, id_job_subscription: 99, header: { id_job: 20 + minute } });
      await client.next('CancelSubscriptionResponse');
      clock.advance(60_000);
    }
    expect(await client.next('LossMessage')).toMatchObject({ reason: { value: 4 }, header: { id_job: 7 } });
    client.send(priceRequest(8, 10));
    expect(await client.next('HighLevelResponse')).toMatchObject({ header: { id_job: 10 } });
    expect(stage.gateway.state().subscriptions).toBe(2);
  });
});
