import { describe, expect, it } from 'vitest';
import { settled } from '../connection/testing.ts';
import { applyPatch, type ApplyPatch } from '../patch.ts';
import { subscribedRequests as subscribed } from './testing.ts';

describe('patches', () => {
  const price = (value: number) => ({ op: 'replace', path: '/price', value });

  it('[GW-059] change the document that was delivered last', async () => {
    const { heard, patch, clock } = await subscribed();
    patch(2, price(2), { op: 'add', path: '/time', value: '10:00' });
    await new Promise(setImmediate);
    await clock.pass(0);
    patch(2, price(3));
    await settled();
    expect(heard).toEqual([{ price: 1 }, 'live', { price: 2, time: '10:00' }, { price: 3, time: '10:00' }]);
  });

  function loadingSlowly() {
    let finish: (apply: ApplyPatch) => void = () => {};
    let loads = 0;
    const loadPatch = () => {
      loads++;
      return new Promise<ApplyPatch>((resolve) => (finish = resolve));
    };
    return { loadPatch, loads: () => loads, finish: () => finish(applyPatch) };
  }

  it('keep their order while the library is fetched, once', async () => {
    const library = loadingSlowly();
    const { heard, patch } = await subscribed(library);
    patch(2, price(2));
    patch(2, price(3));
    expect(heard).toHaveLength(2);
    library.finish();
    await settled();
    patch(2, price(4));
    await settled();
    expect(heard.slice(2)).toEqual([{ price: 2 }, { price: 3 }, { price: 4 }]);
    expect(library.loads()).toBe(1);
  });

  it('are void when a whole state comes before the library', async () => {
    const library = loadingSlowly();
    const { heard, patch, update } = await subscribed(library);
    patch(2, price(2));
    update(2, { price: 7 });
    library.finish();
    await settled();
    expect(heard.slice(2)).toEqual([{ price: 7 }]);
  });

  it('are void when the connection is lost before the library', async () => {
    const library = loadingSlowly();
    const { heard, patch, reconnected, answer, subscription } = await subscribed(library);
    patch(2, price(2));
    await reconnected();
    answer(subscription.idJob, { price: 9 });
    library.finish();
    await settled();
    expect(heard.slice(2)).toEqual(['not live', { price: 9 }, 'live']);
  });

  it('are void while the connection is lost', async () => {
    const library = loadingSlowly();
    const { heard, patch, socket, sent, reconnected } = await subscribed(library);
    patch(2, { op: 'add', path: '', value: { price: 2 } });
    socket().close();
    library.finish();
    await settled();
    expect(heard.slice(2)).toEqual(['not live']);
    await reconnected();
    expect(sent()).toHaveLength(1);
  });

  it.each([
    ['can not be applied', { loadPatch: async () => applyPatch }],
    ['find no library', { loadPatch: () => Promise.reject(new Error('404')) }],
  ])('[GW-059] that %s change nothing, and the whole is asked for again', async (_, library) => {
    const { heard, errors, patch, clock, sent, answer, subscription } = await subscribed(library);
    patch(2, price(2), { op: 'replace', path: '/nowhere', value: 1 });
    await settled();
    expect(heard).toEqual([{ price: 1 }, 'live', 'not live']);
    expect(sent().at(-1)).toMatchObject({ Message: 'CancelSubscriptionRequest', id_job_subscription: 2 });
    await clock.pass(1000);
    answer(subscription.idJob, { price: 5 });
    expect(heard.slice(3)).toEqual([{ price: 5 }, 'live']);
    expect(errors).toEqual([]);
  });
});
