import { describe, expect, it } from 'vitest';
import { BadRequestError, GatewayError, InternalServerError, ServiceUnavailableError, TimeoutError, UnauthorizedError } from '../errors.ts';
import { subprotocol } from '../generated/constants.ts';
import type { Admission } from '../types.ts';
import { gatewayUrl } from './address.ts';
import { subprotocols } from './authentication.ts';
import { serverInfo, setUpConnection, TOKEN } from './testing.ts';

describe('the address', () => {
  it('[GW-001] is a secure WebSocket to /ws on port 443 of the configured host', () => {
    expect(gatewayUrl({ host: 'push.example.org' })).toBe('wss://push.example.org:443/ws');
    expect(gatewayUrl({ host: 'push.example.org', port: 8443 })).toBe('wss://push.example.org:8443/ws');
  });

  it.each([subprotocol.splitAuthenticationSecondFactor, subprotocol.oneTimeToken, subprotocol.gatewayToken])(
    '[GW-002] is asked for with an encoding and exactly one kind of authentication: %s',
    (kind) => {
      const plain = subprotocols('jsjson-v2', kind);
      const compressed = subprotocols('jsjsonc-v2', kind);
      expect(plain).toEqual([subprotocol.plain, kind]);
      expect(compressed).toEqual([subprotocol.compressed, kind]);
    },
  );

  it('[GW-002] is opened with the one-time token unless told otherwise', async () => {
    const { connecting, socket } = setUpConnection();
    await connecting();
    expect(socket().protocols).toEqual(['parkett.jsjson-v2', 'parkett.auth.one-time-token']);
  });
});

describe('the states', () => {
  it('[GW-026] begin with DISCONNECTED, before and while a socket is opened', async () => {
    const { connection, connecting, states } = setUpConnection();
    expect(connection.state).toBe('DISCONNECTED');
    await connecting();
    expect(connection.state).toBe('DISCONNECTED');
    expect(states).toEqual([]);
  });

  it('[GW-027] go on to CONNECTING when the socket opens', async () => {
    const { connection, connecting, socket, states } = setUpConnection();
    await connecting();
    socket().open();
    expect(connection.state).toBe('CONNECTING');
    expect(states).toEqual(['CONNECTING']);
  });

  it('[GW-028] reach AUTHENTICATED when the handshake succeeds', async () => {
    const { connection, connected, states } = setUpConnection();
    const outcome = await connected();
    expect(connection.state).toBe('AUTHENTICATED');
    expect(states).toEqual(['CONNECTING', 'AUTHENTICATED']);
    expect(outcome).toEqual({ error: undefined });
  });
});

describe('the handshake', () => {
  it('[GW-012] begins with token, software, feature flags, idle interval and largest message', async () => {
    const { connecting, socket } = setUpConnection();
    await connecting();
    socket().open();
    expect(socket().sent).toEqual([
      {
        Message: 'AuthenticationByTokenRequest',
        Version: 2,
        token: { value: { b64: 'abc+/'.repeat(16) } },
        software: { name: expect.any(String), version: expect.any(String) },
        feature_flags: [],
        maximum_idle_interval: 45_000_000,
        maximum_receivable_message_size: 1_048_576,
        header: { id_job: 1 },
      },
    ]);
  });

  it.each(['AuthenticationResponse', 'ConfigurationResponse'])('[GW-013] ends with the server info of an %s', async (Message) => {
    const { connection, connecting, socket } = setUpConnection();
    await connecting();
    socket().open();
    socket().say({ Message, Version: 2, server_info: serverInfo(), meta: { status: { code: 200 } }, header: { id_job: 1 } });
    expect(connection.state).toBe('AUTHENTICATED');
    expect(connection.serverInfo).toEqual(serverInfo());
  });

  it('refuses a token of 79 characters before any socket is opened', async () => {
    const { connecting, clock, sockets } = setUpConnection({ admission: async () => ({ url: 'wss://x/ws', token: 'a'.repeat(79) }) });
    const outcome = await connecting();
    await clock.pass(0);
    expect(outcome.error?.message).toBe('Invalid token passed to TokenAuthentication');
    expect(sockets).toEqual([]);
  });

  it('[GW-025] takes the first number; signs of life take none', async () => {
    const { connection, connected, clock, socket } = setUpConnection();
    await connected();
    await clock.pass(24_000);
    expect(socket().sent.map(({ Message }) => Message)).toEqual(['AuthenticationByTokenRequest', 'KeepAlive']);
    expect(connection.nextJobId()).toBe(2);
    expect(connection.nextJobId()).toBe(3);
  });
});

describe('an attempt', () => {
  it('[GW-035] ends after 9000 ms without success', async () => {
    const { connecting, clock, socket, connection } = setUpConnection();
    const outcome = await connecting();
    socket().open();
    await clock.pass(8999);
    expect(outcome).toEqual({});
    await clock.pass(1);
    expect(outcome.error).toBeInstanceOf(TimeoutError);
    expect(outcome.error?.message).toBe('Connection timeout after 9000 ms');
    expect(connection.state).toBe('DISCONNECTED');
    expect(socket().isClosed).toBe(true);
  });

  it('[GW-035] counts the time until the socket opens, too', async () => {
    const { connecting, clock } = setUpConnection();
    const outcome = await connecting();
    await clock.pass(9000);
    expect(outcome.error?.message).toBe('Connection timeout after 9000 ms');
  });

  it('[GW-051] waits 3000 ms for a token', async () => {
    const { connecting, clock, sockets } = setUpConnection({ admission: () => new Promise(() => {}) });
    const outcome = await connecting();
    await clock.pass(2999);
    expect(outcome).toEqual({});
    await clock.pass(1);
    expect(outcome.error).toBeInstanceOf(TimeoutError);
    expect(sockets).toEqual([]);
  });

  it('ignores a token that comes too late', async () => {
    let give: (admission: Admission) => void = () => {};
    const { connecting, clock, sockets } = setUpConnection({ admission: () => new Promise((resolve) => (give = resolve)) });
    await connecting();
    await clock.pass(3500);
    give({ url: 'wss://x/ws', token: TOKEN });
    await clock.pass(0);
    expect(sockets).toEqual([]);
  });

  it('fails with what the question for a token failed with', async () => {
    const { connecting, clock } = setUpConnection({ admission: () => Promise.reject(new UnauthorizedError('no session')) });
    const outcome = await connecting();
    await clock.pass(0);
    expect(outcome.error).toMatchObject({ message: 'no session', status: 401 });
  });

  it('asks for a token anew each time', async () => {
    const { connecting, clock, socket, admissions } = setUpConnection();
    await connecting();
    socket().close();
    await clock.pass(1000);
    expect(admissions()).toBe(2);
  });

  it('[ERR-008] is 503 Service Unavailable when the socket can not be opened', async () => {
    const { connecting, socket } = setUpConnection();
    const outcome = await connecting();
    socket().fail();
    await Promise.resolve();
    expect(outcome.error).toBeInstanceOf(ServiceUnavailableError);
    expect(outcome.error).toMatchObject({ message: 'Service Unavailable', status: 503 });
    const throwing = setUpConnection({
      openSocket: () => {
        throw new SyntaxError('faulty address');
      },
    });
    const other = await throwing.connecting();
    expect(other.error).toMatchObject({ message: 'Service Unavailable', status: 503 });
  });

  it('[GW-036] is interrupted when the network closes it before the answer', async () => {
    const { connecting, socket } = setUpConnection();
    const outcome = await connecting();
    socket().open();
    socket().close(1006);
    await Promise.resolve();
    expect(outcome.error?.message).toBe('Connection closed while trying to connect');
  });

  it.each([1001, 1012, 1013])('[GW-036] is interrupted, not refused, by a server that goes away (%i)', async (code) => {
    const { connecting, socket } = setUpConnection();
    const outcome = await connecting();
    socket().open();
    socket().close(code);
    await Promise.resolve();
    expect(outcome.error?.message).toBe('Connection closed while trying to connect');
  });

  const refusals = [
    ['a close', { close: 1008 }],
    ['a close without a reason', { close: 1005 }],
    [
      'an error response',
      { say: { Message: 'ErrorResponse', errors: [{ message: 'token spent' }], meta: { status: { code: 401 } }, header: { id_job: 1 } } },
    ],
    ['a permission-denied response', { say: { Message: 'PermissionDeniedResponse', header: { id_job: 1 } } }],
    ['a disconnection message', { say: { Message: 'DisconnectionMessage', reason: { value: 5 } } }],
    ['an answer with status 401', { say: { Message: 'AuthenticationResponse', meta: { status: { code: 401 } }, header: { id_job: 1 } } }],
  ] as const;
  it.each(refusals)('[GW-037] [ERR-011] is refused by the server with %s', async (_, how) => {
    const { connecting, connection, socket } = setUpConnection();
    const outcome = await connecting();
    socket().open();
    if ('close' in how) socket().close(how.close);
    else socket().say({ Version: 2, ...how.say });
    await Promise.resolve();
    expect(outcome.error).toBeInstanceOf(UnauthorizedError);
    expect(outcome.error).toMatchObject({ message: 'Connection closed by server. Check credentials.', status: 401 });
    expect(connection.state).toBe('DISCONNECTED');
  });

  it('says what another error response says', async () => {
    const { connecting, socket } = setUpConnection();
    const outcome = await connecting();
    socket().open();
    socket().say({
      Message: 'ErrorResponse',
      Version: 2,
      errors: [{ message: 'full' }],
      meta: { status: { code: 503 } },
      header: { id_job: 1 },
    });
    await Promise.resolve();
    expect(outcome.error).toMatchObject({ message: 'full (503)', status: 503 });
  });

  it('[GW-038] fails with an error of the socket during authentication', async () => {
    const { connecting, connection, socket } = setUpConnection();
    const outcome = await connecting();
    socket().open();
    socket().fail();
    await Promise.resolve();
    expect(outcome.error?.message).toBe('WebSocket error during authentication');
    expect(connection.state).toBe('DISCONNECTED');
  });

  it('is shared by everyone who wants to connect meanwhile', async () => {
    const { connecting, admit, sockets } = setUpConnection();
    const outcomes = [await connecting(), await connecting()];
    await admit();
    outcomes.push(await connecting());
    expect(outcomes).toEqual([{ error: undefined }, { error: undefined }, { error: undefined }]);
    expect(sockets).toHaveLength(1);
  });
});

describe('errors', () => {
  it.each([
    [BadRequestError, 'BadRequestError', 400],
    [UnauthorizedError, 'UnauthorizedError', 401],
    [TimeoutError, 'TimeoutError', 408],
    [InternalServerError, 'InternalServerError', 500],
    [ServiceUnavailableError, 'ServiceUnavailableError', 503],
  ])('[ERR-013] have a class, a name and a status: %s', (Named, name, status) => {
    const error = new GatewayError('text', status, 7);
    expect(error).toBeInstanceOf(Named);
    expect(error).toMatchObject({ name, status, message: 'text', reason: 7 });
    expect(new Named('text')).toBeInstanceOf(GatewayError);
  });
});
