import { describe, expect, it } from 'vitest';
import { BadRequestError } from '../errors.ts';
import { headerFlag } from '../generated/constants.ts';
import { settled } from '../connection/testing.ts';
import { authenticationIds } from './header.ts';
import { createRequests } from './requests.ts';
import { outcomeOf, readyRequests as ready } from './testing.ts';

describe('a request', () => {
  it('[GW-016] [GW-017] by GET carries its parameters as query string', async () => {
    const { requests, sent } = await ready();
    void requests.get('/api/v1/prices', { isin: 'DE0007164600', name: 'A & B', page: 2, isOpen: true, none: undefined });
    expect(sent()[0]).toEqual({
      Message: 'HighLevelRequest',
      Version: 2,
      method: 1,
      path: '/api/v1/prices',
      query: 'isin=DE0007164600&name=A+%26+B&page=2&isOpen=true',
      accept: 'application/json',
      content_type: 'application/json',
      header: { id_job: 2, timeout: 6_000_000 },
    });
  });

  it('[GW-016] [GW-017] by POST carries a JSON body', async () => {
    const { requests, sent } = await ready();
    void requests.post(
      '/api/v1/prices',
      { data: { value: 1 } },
      { accept: 'text/csv', flags: headerFlag.permissionDeniedResponse, timeout: 500 },
    );
    expect(sent()[0]).toEqual({
      Message: 'HighLevelRequest',
      Version: 2,
      method: 2,
      path: '/api/v1/prices',
      body: { data: { value: 1 } },
      accept: 'text/csv',
      content_type: 'application/json',
      header: { id_job: 2, timeout: 500_000, flags: 8 },
    });
  });

  it('[GW-025] takes the next number, one after the other', async () => {
    const { requests, sent } = await ready();
    for (let turn = 0; turn < 3; turn++) void requests.get('/');
    expect(sent().map(({ header }) => header.id_job)).toEqual([2, 3, 4]);
  });

  it('[GW-023] sends what else its header may say', async () => {
    const { requests, sent } = await ready();
    const header = {
      dataset: 'main',
      cache_key: 'k',
      previous_response_hash: 'h',
      tracing: 't',
      authentication: { id_application: 1, id_user: 2 },
    };
    void requests.get('/', {}, { header });
    expect(sent()[0]?.header).toEqual({ ...header, id_job: 2, timeout: 6_000_000 });
  });

  it.each([1.5, Number.NaN, '7'])('[GW-010] is for nobody with %s as application or user id', (id) => {
    expect(() => authenticationIds(id as number, 1)).toThrow('Application id must be an integer');
    expect(() => authenticationIds(1, id as number)).toThrow('User id must be an integer');
    expect(authenticationIds(1, 2)).toEqual({ authentication: { id_application: 1, id_user: 2 } });
  });

  it.each([0, -1, Number.NaN, Infinity])('[GW-011] is refused with a timeout of %d', async (timeout) => {
    const { requests, sent } = await ready();
    await expect(requests.get('/', {}, { timeout })).rejects.toBeInstanceOf(BadRequestError);
    expect(sent()).toEqual([]);
  });

  it('[GW-043] resolves on the response with its number', async () => {
    const { requests, answer, idOf } = await ready();
    const first = outcomeOf(requests.get('/a'));
    const second = outcomeOf(requests.get('/b'));
    answer(idOf(1), { b: 1 });
    answer(99, { c: 1 });
    await settled();
    expect(first).toEqual({});
    expect(second).toEqual({ value: { data: { b: 1 }, code: 200 } });
  });

  it('[GW-022] resolves with data and status, of text, too', async () => {
    const { requests, answer, idOf } = await ready();
    const csv = outcomeOf(requests.get('/a'));
    answer(idOf(0), 'A;B', { content_type: 'text/csv', meta: { status: { code: 203 } } });
    const text = outcomeOf(requests.get('/b'));
    answer(idOf(1), '{"a":1}');
    await settled();
    expect(csv).toEqual({ value: { data: 'A;B', code: 203 } });
    expect(text).toEqual({ value: { data: { a: 1 }, code: 200 } });
  });

  it.each([204, 304])('resolves without data where the status says that there are none: %i', async (code) => {
    const { requests, say, idOf } = await ready();
    const outcome = outcomeOf(requests.get('/'));
    say('HighLevelResponse', idOf(0), { meta: { status: { code } } });
    await settled();
    expect(outcome).toEqual({ value: { data: undefined, code } });
  });

  it.each([
    ['text that is no JSON', { data: '{' }],
    ['no data', {}],
    ['data that are no text where text was said', { data: {}, content_type: 'text/csv' }],
  ])('[GW-057] fails with %s', async (_, rest) => {
    const { requests, say, idOf } = await ready();
    const outcome = outcomeOf(requests.get('/'));
    say('HighLevelResponse', idOf(0), rest);
    await settled();
    expect(outcome.error?.message).toBe('Could not parse HighLevelResponse');
  });
});

describe('a refusal', () => {
  it.each([
    [
      'first error',
      { errors: [{ message: 'No such notation' }, { message: 'x' }], meta: { status: { code: 404 } } },
      'No such notation (404)',
      404,
    ],
    ['reason', { reason: { value: 503, details: 'Overloaded' } }, 'Overloaded (503)', 503],
    ['meta before reason', { reason: { value: 7, details: 'Bad' }, meta: { status: { code: 400 } } }, 'Bad (400)', 400],
    ['nothing', {}, 'Unknown (500)', 500],
  ])('[GW-044] [GW-056] says the %s of an error response', async (_, rest, message, status) => {
    const { requests, say, idOf } = await ready();
    const outcome = outcomeOf(requests.get('/'));
    say('ErrorResponse', idOf(0), rest);
    await settled();
    expect(outcome.error).toMatchObject({ message, status });
  });

  it('[GW-044] [GW-055] for lack of permission is 403', async () => {
    const { requests, sent, say, idOf } = await ready();
    const outcome = outcomeOf(requests.get('/', {}, { flags: headerFlag.permissionDeniedResponse }));
    expect(sent()[0]?.header.flags).toBe(8);
    say('PermissionDeniedResponse', idOf(0));
    await settled();
    expect(outcome.error).toMatchObject({ message: 'Permission Denied. Job ID: 2 failed with status code 403', status: 403 });
  });
});

describe('an end', () => {
  it('[GW-053] of the request layer rejects everything pending with reason 1001', async () => {
    const { requests, clock, connection, say, idOf } = await ready();
    const outcomes = [outcomeOf(requests.get('/sent')), outcomeOf(requests.post('/rejected', {}))];
    say('RejectMessage', idOf(1), { reason: { value: 1 } });
    connection.reconnect();
    outcomes.push(outcomeOf(requests.get('/waiting')));
    requests.close();
    outcomes.push(outcomeOf(requests.get('/late')));
    await settled();
    expect(outcomes.map(({ error }) => error)).toEqual(Array(4).fill(expect.objectContaining({ reason: 1001 })));
    connection.close();
    expect(clock.pending).toBe(0);
  });

  it('of the connection rejects what was sent and not answered with reason 1001', async () => {
    const { requests, socket } = await ready();
    const outcome = outcomeOf(requests.get('/'));
    socket().close();
    await settled();
    expect(outcome.error).toMatchObject({ reason: 1001 });
  });

  it('by its signal rejects the request with the signal’s reason, and tells the server', async () => {
    const { requests, sent, clock } = await ready();
    const controller = new AbortController();
    const outcome = outcomeOf(requests.get('/', {}, { signal: controller.signal }));
    controller.abort();
    await settled();
    expect(outcome.error?.name).toBe('AbortError');
    expect(sent()[1]).toMatchObject({ Message: 'CancelSubscriptionRequest', id_job_subscription: 2 });
    await clock.pass(10_000);
    expect(sent()).toHaveLength(2);
  });

  it('by its signal before the start sends nothing', async () => {
    const { requests, sent } = await ready();
    const outcome = outcomeOf(requests.get('/', {}, { signal: AbortSignal.abort() }));
    await settled();
    expect(outcome.error?.name).toBe('AbortError');
    expect(sent()).toEqual([]);
  });

  it('of the request layer leaves no listener at the connection', async () => {
    const { connection, clock } = await ready();
    const counts = { state: 0, message: 0 };
    const counting = (name: keyof typeof counts) => () => {
      counts[name]++;
      return () => void counts[name]--;
    };
    const requests = createRequests({ ...connection, onState: counting('state'), onMessage: counting('message') }, { clock });
    expect(counts).toEqual({ state: 1, message: 1 });
    requests.close();
    expect(counts).toEqual({ state: 0, message: 0 });
  });

  it('lets go of the signal', async () => {
    const { requests, answer, idOf } = await ready();
    const { signal } = new AbortController();
    let listeners = 0;
    signal.addEventListener = () => void listeners++;
    signal.removeEventListener = () => void listeners--;
    void requests.get('/', {}, { signal });
    expect(listeners).toBe(1);
    answer(idOf(0), {});
    expect(listeners).toBe(0);
  });
});
