import { describe, expect, it } from 'vitest';
import { listener, setUpRequests, subscribedRequests as subscribed } from './testing.ts';

const path = '/api/v1/prices/composite/get';

describe('a subscription', () => {
  it('[GW-060] is a request with the flag addSubscription, whose updates are delivered', async () => {
    const { sent, heard, update, subscription } = await subscribed();
    expect(sent()[0]).toMatchObject({ Message: 'HighLevelRequest', method: 2, path, body: { a: 1 }, header: { id_job: 2, flags: 1 } });
    update(2, { price: 2 });
    update(2, { price: 3 });
    expect(subscription.idJob).toBe(2);
    expect(heard).toEqual([{ price: 1 }, 'live', { price: 2 }, { price: 3 }]);
  });

  it('[GW-024] adds its flag to others: addSubscription and permissionDeniedResponse are 9', async () => {
    const { requests, connected, sent } = setUpRequests();
    await connected();
    requests.subscribe(path, {}, listener().subscriber, { flags: 8 });
    expect(sent()[0]?.header.flags).toBe(9);
  });

  it('can be asked for by GET, and bring text', async () => {
    const { requests, connected, sent, say } = setUpRequests();
    await connected();
    const { subscriber, heard } = listener();
    requests.subscribeGet('/prices/quote.csv', { VERSION: 2, ID_NOTATION: 7 }, subscriber);
    expect(sent()[0]).toMatchObject({ method: 1, query: 'VERSION=2&ID_NOTATION=7', header: { flags: 1 } });
    say('HighLevelResponse', 2, { data: 'A;B', content_type: 'text/csv' });
    say('HighLevelUpdate', 2, { response: { Message: 'HighLevelResponse', content_type: 'text/csv', data: 'C;D' } });
    expect(heard).toEqual(['A;B', 'live', 'C;D']);
  });

  it('[GW-061] is cancelled at the server by its number, and hears nothing after that', async () => {
    const { sent, heard, update, subscription } = await subscribed();
    subscription.cancel();
    expect(sent().at(-1)).toMatchObject({ Message: 'CancelSubscriptionRequest', id_job_subscription: 2, header: { id_job: 3 } });
    update(2, { price: 2 });
    subscription.cancel();
    expect(sent()).toHaveLength(2);
    expect(heard).toEqual([{ price: 1 }, 'live']);
  });

  it('[GW-061] can be cancelled while data come in, and before it was sent', async () => {
    const { requests, connected, answer, sent } = setUpRequests();
    const early = listener();
    requests.subscribe('/early', {}, early.subscriber).cancel();
    await connected();
    const heard: unknown[] = [];
    const subscription = requests.subscribe(
      path,
      {},
      {
        onData(data) {
          heard.push(data);
          subscription.cancel();
        },
        onLive: (isLive) => void heard.push(isLive),
        onError: (error) => void heard.push(error),
      },
    );
    answer(2, 1);
    expect(heard).toEqual([1]);
    expect(sent().map((request) => request.path)).toEqual([path, undefined]);
  });

  it('ends with its signal, here and at the server, without an error', async () => {
    const { requests, connected, answer, update, sent } = setUpRequests();
    await connected();
    const { subscriber, heard, errors } = listener();
    const controller = new AbortController();
    requests.subscribe(path, {}, subscriber, { signal: controller.signal });
    answer(2, 1);
    controller.abort();
    update(2, 2);
    expect(sent().at(-1)).toMatchObject({ Message: 'CancelSubscriptionRequest', id_job_subscription: 2 });
    expect([heard, errors]).toEqual([[1, 'live'], []]);
  });

  it('[GW-053] hears reason 1001 when the request layer closes, and the server is told', async () => {
    const { requests, errors, sent, connection, clock } = await subscribed();
    requests.close();
    expect(errors).toEqual([expect.objectContaining({ reason: 1001 })]);
    expect(sent().at(-1)).toMatchObject({ Message: 'CancelSubscriptionRequest', id_job_subscription: 2 });
    connection.close();
    expect(clock.pending).toBe(0);
  });
});

describe('a subscription over connections', () => {
  it('[GW-034] is asked for again with a new number, and no update comes twice', async () => {
    const { heard, update, reconnected, sent, answer, subscription, sockets, states } = await subscribed();
    await reconnected();
    expect(states.slice(-3)).toEqual(['DISCONNECTED', 'CONNECTING', 'AUTHENTICATED']);
    expect(sent()).toHaveLength(1);
    expect(subscription.idJob).toBe(4);
    answer(4, { price: 5 });
    update(2, { price: 99 });
    sockets[0]!.say({
      Message: 'HighLevelUpdate',
      Version: 2,
      response: { Message: 'HighLevelResponse', data: 98 },
      header: { id_job: 2 },
    });
    update(4, { price: 6 });
    expect(heard).toEqual([{ price: 1 }, 'live', 'not live', { price: 5 }, 'live', { price: 6 }]);
  });

  it('[GW-034] is not asked for again once it was cancelled', async () => {
    const { subscription, reconnected, sent } = await subscribed();
    subscription.cancel();
    await reconnected();
    expect(sent()).toEqual([]);
  });

  it('[GW-060] is not live as soon as the connection is lost, and until data come again', async () => {
    const { heard, socket, clock, admit } = await subscribed();
    socket().close();
    expect(heard.at(-1)).toBe('not live');
    await clock.pass(1000);
    await admit();
    expect(heard.at(-1)).toBe('not live');
  });

  it('is not live when nothing was received for longer than the receive timeout', async () => {
    const { heard, clock } = await subscribed();
    await clock.pass(90_000);
    expect(heard.at(-1)).toBe('live');
    await clock.pass(1000);
    expect(heard.at(-1)).toBe('not live');
  });

  it('waits for the first connection as long as that takes', async () => {
    const { requests, clock, connected, sent } = setUpRequests();
    const { subscriber, errors } = listener();
    requests.subscribe(path, {}, subscriber);
    await clock.pass(60_000);
    await connected();
    expect(sent()).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  it('whose answer does not come is given up at the server and asked for again', async () => {
    const { requests, clock, connected, sent, answer } = setUpRequests();
    await connected();
    const { subscriber, heard, errors } = listener();
    requests.subscribe(path, {}, subscriber);
    await clock.pass(6000);
    expect(sent().at(-1)).toMatchObject({ Message: 'CancelSubscriptionRequest', id_job_subscription: 2 });
    await clock.pass(1000);
    expect(sent().map(({ header }) => header.id_job)).toEqual([2, 3, 4]);
    answer(2, 'late');
    answer(4, 1);
    expect(heard).toEqual(['not live', 1, 'live']);
    expect(errors).toEqual([]);
  });

  it('[GW-050] that gets no answer three times reconnects, and is asked for again', async () => {
    const { requests, clock, connected, admit, connection, sent } = setUpRequests();
    await connected();
    for (const name of ['/a', '/b', '/c']) requests.subscribe(name, {}, listener().subscriber);
    await clock.pass(6000);
    expect(connection.state).toBe('DISCONNECTED');
    await clock.pass(1000);
    await admit();
    expect(sent().map((request) => request.path)).toEqual(['/a', '/b', '/c']);
  });
});
