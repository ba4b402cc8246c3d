import { describe, expect, it } from 'vitest';
import { TimeoutError } from '../errors.ts';
import { settled } from '../connection/testing.ts';
import { outcomeOf, readyRequests as ready, setUpRequests } from './testing.ts';

describe('waiting for authentication', () => {
  it('[GW-042] [GW-014] holds requests back and sends them in order', async () => {
    const { requests, connecting, admit, socket, sent } = setUpRequests();
    for (const path of ['/a', '/b', '/c']) void requests.get(path);
    await connecting();
    socket().open();
    expect(socket().sent.map(({ Message }) => Message)).toEqual(['AuthenticationByTokenRequest']);
    socket().sent.length = 0;
    await admit();
    expect(sent().map(({ path }) => path)).toEqual(['/a', '/b', '/c']);
  });

  it('[GW-049] ends with the timeout of the request', async () => {
    const { requests, clock } = setUpRequests();
    const usual = outcomeOf(requests.get('/'));
    const short = outcomeOf(requests.get('/', {}, { timeout: 100 }));
    await clock.pass(100);
    expect(short.error).toBeInstanceOf(TimeoutError);
    expect(short.error?.message).toBe('sendRequest timeout reached');
    expect(usual).toEqual({});
    await clock.pass(5900);
    expect(usual.error?.message).toBe('sendRequest timeout reached');
    expect(clock.pending).toBe(0);
  });

  it('[GW-052] holds 512 requests and refuses the next', async () => {
    const { requests, connected, clock, sent } = setUpRequests();
    const outcomes = Array.from({ length: 513 }, (_, index) => outcomeOf(requests.get(`/${index}`)));
    await settled();
    expect(outcomes.filter(({ error }) => error !== undefined)).toHaveLength(1);
    expect(outcomes[512]?.error).toMatchObject({ message: 'Request buffer full (512 requests)', status: 503 });
    await connected();
    expect(sent()).toHaveLength(512);
    const later = outcomeOf(requests.get('/later'));
    await clock.pass(0);
    expect(later).toEqual({});
  });
});

describe('a timeout', () => {
  it('[GW-047] [GW-048] comes after 6000 ms by default', async () => {
    const { requests, clock } = await ready();
    const outcome = outcomeOf(requests.get('/slow'));
    await clock.pass(5999);
    expect(outcome).toEqual({});
    await clock.pass(1);
    expect(outcome.error).toBeInstanceOf(TimeoutError);
    expect(outcome.error).toMatchObject({
      status: 408,
      message: expect.stringMatching(/^Request timeout reached \(6000 ms\) for .*\/slow/),
    });
  });

  it('[GW-047] [GW-048] comes after what the request says', async () => {
    const { requests, clock } = await ready();
    const outcome = outcomeOf(requests.get('/', {}, { timeout: 250 }));
    await clock.pass(250);
    expect(outcome.error?.message).toMatch(/^Request timeout reached \(250 ms\) for /);
  });

  it('[GW-050] [ERR-010] is the third in a row: reconnects', async () => {
    const { requests, connection, clock, sockets } = await ready();
    const outcomes = [100, 200, 300].map((timeout) => outcomeOf(requests.get('/', {}, { timeout })));
    const other = outcomeOf(requests.get('/other'));
    await clock.pass(299);
    expect(connection.state).toBe('AUTHENTICATED');
    await clock.pass(1);
    expect(connection.state).toBe('DISCONNECTED');
    for (const { error } of outcomes) {
      expect(error).toBeInstanceOf(TimeoutError);
      expect(error).toMatchObject({ status: 408, message: expect.stringContaining('Request timeout reached') as string });
    }
    expect(other.error).toMatchObject({ reason: 1001 });
    await clock.pass(1000);
    expect(sockets).toHaveLength(2);
  });

  it('[GW-050] counts from the start again after a response in between', async () => {
    const { requests, connection, clock, answer, idOf } = await ready();
    for (const timeout of [100, 200]) outcomeOf(requests.get('/', {}, { timeout }));
    void requests.get('/good');
    await clock.pass(250);
    answer(idOf(2), {});
    for (const timeout of [100, 200]) outcomeOf(requests.get('/', {}, { timeout }));
    await clock.pass(250);
    expect(connection.state).toBe('AUTHENTICATED');
    outcomeOf(requests.get('/', {}, { timeout: 100 }));
    await clock.pass(100);
    expect(connection.state).toBe('DISCONNECTED');
  });

  it('[GW-050] is not excused by updates, which come without being asked for', async () => {
    const { requests, connection, clock, update } = await ready();
    for (const timeout of [100, 200, 300]) outcomeOf(requests.get('/', {}, { timeout }));
    await clock.pass(250);
    update(77, {});
    await clock.pass(50);
    expect(connection.state).toBe('DISCONNECTED');
  });
});

describe('a reject', () => {
  it('[GW-045] is answered by sending again after 50, 100, … 3200 ms, counted in the header', async () => {
    const { requests, clock, sent, say, idOf } = await ready();
    void outcomeOf(requests.get('/'));
    for (const [index, delay] of [50, 100, 200, 400, 800, 1600, 3200].entries()) {
      say('RejectMessage', idOf(0), { reason: { value: 1 } });
      await clock.pass(delay - 1);
      expect(sent()).toHaveLength(index + 1);
      await clock.pass(1);
      expect(sent().map(({ header }) => header.resend_counter ?? 0)).toEqual(Array.from({ length: index + 2 }, (_, count) => count));
    }
    expect(new Set(sent().map(({ header }) => header.id_job)).size).toBe(1);
  });

  it('[GW-046] is final after seven retries', async () => {
    const { requests, clock, say, idOf } = await ready();
    const outcome = outcomeOf(requests.get('/'));
    for (const delay of [50, 100, 200, 400, 800, 1600, 3200]) {
      say('RejectMessage', idOf(0), { reason: { value: 1 } });
      await clock.pass(delay);
    }
    expect(outcome).toEqual({});
    say('RejectMessage', idOf(0), { reason: { value: 1 } });
    await settled();
    expect(outcome.error).toMatchObject({ reason: 8, message: expect.stringMatching(/^Timeout for idJob 2\b/) });
  });

  it('[GW-045] followed by a response is a success', async () => {
    const { requests, clock, say, answer, idOf } = await ready();
    const outcome = outcomeOf(requests.get('/'));
    say('RejectMessage', idOf(0), { reason: { value: 1 } });
    await clock.pass(50);
    answer(idOf(0), { a: 1 });
    await settled();
    expect(outcome.value?.data).toEqual({ a: 1 });
  });

  it('before a loss of the connection is no loss: the request was not done and is sent on the next', async () => {
    const { requests, say, sent, idOf, reconnected, answer } = await ready();
    const outcome = outcomeOf(requests.get('/a'));
    say('RejectMessage', idOf(0), { reason: { value: 2 } });
    await reconnected();
    expect(sent().map(({ path }) => path)).toEqual(['/a']);
    answer(idOf(0), 1);
    await settled();
    expect(outcome.value?.data).toBe(1);
  });
});
