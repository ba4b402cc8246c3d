import { describe, expect, it } from 'vitest';
import { listener, setUpRequests, subscribedRequests as subscribed } from './testing.ts';

const path = '/api/v1/prices/composite/get';

describe('a loss', () => {
  it('[GW-054] for reason 1 is the error "Subscription lost"', async () => {
    const { say, update, heard, errors, clock, sent } = await subscribed();
    say('LossMessage', 2, { reason: { value: 1, details: 'whatever' } });
    update(2, { price: 2 });
    expect(errors).toEqual([expect.objectContaining({ message: 'Subscription lost', reason: 1 })]);
    expect(heard).toEqual([{ price: 1 }, 'live']);
    await clock.pass(60_000);
    expect(sent()).toHaveLength(1);
  });

  it.each([
    [3, undefined, 'Subscription lost: instrument gone', 503],
    [4, 'expired', 'Subscription lost: permission lost', 403],
    [9, undefined, 'Subscription lost (9)', 503],
  ])('for reason %i says it', async (value, details, message, status) => {
    const { say, errors } = await subscribed();
    say('LossMessage', 2, { reason: { value, details } });
    expect(errors).toEqual([expect.objectContaining({ message, status, reason: value })]);
  });

  it('of a slow consumer is told as not live and mended after a growing delay', async () => {
    const { say, answer, update, heard, errors, clock, sent, subscription } = await subscribed();
    for (const seconds of [1, 2, 4]) {
      say('LossMessage', subscription.idJob, { reason: { value: 2 } });
      const before = sent().length;
      await clock.pass(seconds * 1000 - 1);
      expect(sent()).toHaveLength(before);
      await clock.pass(1);
      expect(sent()).toHaveLength(before + 1);
      answer(subscription.idJob, seconds);
    }
    expect(heard).toEqual([{ price: 1 }, 'live', 'not live', 1, 'live', 'not live', 2, 'live', 'not live', 4, 'live']);
    update(subscription.idJob, 5);
    say('LossMessage', subscription.idJob, { reason: { value: 2 } });
    await clock.pass(1000);
    expect(sent()).toHaveLength(5);
    expect(errors).toEqual([]);
  });
});

describe('a refusal', () => {
  it.each([
    ['an error response', 'ErrorResponse', { errors: [{ message: 'gone' }], meta: { status: { code: 404 } } }, 'gone (404)'],
    ['[GW-055] a permission-denied response', 'PermissionDeniedResponse', {}, 'Permission Denied. Job ID: 2 failed with status code 403'],
    ['a response with an error status', 'HighLevelResponse', { data: {}, meta: { status: { code: 404 } } }, 'Subscription refused (404)'],
    ['[GW-057] data that can not be read', 'HighLevelResponse', { data: '{' }, 'Could not parse HighLevelResponse'],
    [
      '[GW-058] an update of a wrong type',
      'HighLevelUpdate',
      { response: { Message: 'Weather' } },
      'Incorrect response type in HighLevelUpdate',
    ],
    ['[GW-058] an update without any', 'HighLevelUpdate', {}, 'Incorrect response type in HighLevelUpdate'],
  ])('%s ends the subscription with an error', async (_, Message, rest, message) => {
    const { requests, connected, say, answer } = setUpRequests();
    await connected();
    const { subscriber, heard, errors } = listener();
    requests.subscribe(path, {}, subscriber);
    say(Message, 2, rest);
    answer(2, 1);
    expect(errors.map((error) => error.message)).toEqual([message]);
    expect(heard).toEqual([]);
  });

  it('[GW-045] by a reject is tried again, and once the retries are spent, begun anew', async () => {
    const { requests, connected, clock, say, sent, answer, idOf } = setUpRequests();
    await connected();
    const { subscriber, heard, errors } = listener();
    requests.subscribe(path, {}, subscriber);
    for (const delay of [50, 100, 200, 400, 800, 1600, 3200]) {
      say('RejectMessage', 2, { reason: { value: 1 } });
      await clock.pass(delay);
    }
    expect(sent()).toHaveLength(8);
    say('RejectMessage', 2, { reason: { value: 1 } });
    await clock.pass(1000);
    expect(sent()).toHaveLength(9);
    answer(idOf(8), 1);
    expect(heard).toEqual(['not live', 1, 'live']);
    expect(errors).toEqual([]);
  });
});

describe('a persistent subscription', () => {
  it('outlives a loss: it is not live, and asked for again after a second', async () => {
    const { say, answer, heard, errors, clock, sent, subscription } = await subscribed({}, { isPersistent: true });
    say('LossMessage', 2, { reason: { value: 1 } });
    expect(heard).toEqual([{ price: 1 }, 'live', 'not live']);
    await clock.pass(999);
    expect(sent()).toHaveLength(1);
    await clock.pass(1);
    answer(subscription.idJob, { price: 2 });
    expect(heard.slice(3)).toEqual([{ price: 2 }, 'live']);
    expect(errors).toEqual([]);
  });

  it.each([
    [403, 0],
    [404, 0],
    [408, 1],
    [429, 1],
    [503, 1],
  ])('is, after an error with status %d, asked for %d times again', async (code, attempts) => {
    const { say, errors, clock, sent } = await subscribed({}, { isPersistent: true });
    say('ErrorResponse', 2, { meta: { status: { code } } });
    await clock.pass(1000);
    expect(sent().slice(1)).toHaveLength(attempts);
    expect(errors).toHaveLength(1 - attempts);
  });

  it('leaves no timer when it is cancelled meanwhile', async () => {
    const { say, clock, subscription, connection } = await subscribed({}, { isPersistent: true });
    say('LossMessage', 2, { reason: { value: 1 } });
    subscription.cancel();
    connection.close();
    expect(clock.pending).toBe(0);
  });
});
