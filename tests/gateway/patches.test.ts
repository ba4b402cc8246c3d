import { afterAll, beforeAll, expect, it } from 'vitest';
import { encoding } from '#gateway/generated/constants.ts';
import { openGateway, openNodeSocket } from '#gateway/node.ts';
import { PRICE_PATH, priceSubscription } from '#gateway/prices/subscription.ts';
import type { OpenSocket } from '#gateway/types.ts';
import { openStage, TRADEGATE, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage.close());

it.each([
  ['an operation that there is not', { op: 'multiply', path: '/idNotation', value: 2 }],
  ['a place that is not there', { op: 'replace', path: '/nowhere/price', value: 2 }],
  ['a way into a prototype', { op: 'add', path: '/__proto__/polluted', value: 2 }],
])(
  '[GW-059] a patch with %s changes nothing of what the provider has delivered, and the whole is asked for again',
  async (_, operation) => {
    let say = (_frame: string): void => {};
    // The provider sends whole states; this socket adds a patch.
    const openSocket: OpenSocket = (url, protocols, handlers) => {
      say = (frame) => handlers.onMessage(frame);
      return openNodeSocket(url, protocols, handlers);
    };
    const admission = async () => ({ url: stage.url, token: await stage.pushToken('visitor') });
    const gateway = openGateway({ admission, encoding: encoding.plain, openSocket });
    try {
      await gateway.connection.connect();
      const idNotation = await stage.idOf(TRADEGATE);
      const heard: unknown[] = [];
      const errors: Error[] = [];
      const subscription = gateway.requests.subscribe(PRICE_PATH, priceSubscription(idNotation), {
        onData: (data) => void heard.push(structuredClone(data)),
        onLive: (isLive) => void heard.push(isLive ? 'live' : 'not live'),
        onError: (error) => void errors.push(error),
      });
      await expect.poll(() => heard).toEqual([expect.objectContaining({ idNotation }), 'live']);
      const [delivered] = heard;
      const patch = (...operations: object[]): void =>
        say(
          JSON.stringify({
            Message: 'HighLevelUpdate',
            Version: 2,
            header: { id_job: subscription.idJob },
            response: { Message: 'HighLevelPatch', operations },
          }),
        );
      const before = subscription.idJob;
      // Earlier operations of the same patch must not be applied either.
      patch({ op: 'replace', path: '/idNotation', value: 7 }, operation);
      await expect.poll(() => heard.slice(2), { timeout: 10_000 }).toEqual(['not live', delivered, 'live']);
      expect(subscription.idJob).not.toBe(before);
      patch({ op: 'add', path: '/note', value: 'after' });
      await expect.poll(() => heard.at(-1)).toEqual({ ...(delivered as object), note: 'after' });
      expect(errors).toEqual([]);
      expect({}).not.toHaveProperty('polluted');
      subscription.cancel();
    } finally {
      gateway.close();
    }
  },
);
