import { describe, expect, it } from 'vitest';
import { setUpConnection } from './testing.ts';

const kinds = (messages: readonly { Message: string }[]) =>
  messages.map(({ Message }) => Message).filter((kind) => kind !== 'AuthenticationByTokenRequest');

describe('signs of life', () => {
  it('[GW-039] [GW-041] are sent when we were silent for more than half of our interval: 22.5 s', async () => {
    const { connected, clock, socket } = setUpConnection();
    await connected();
    await clock.pass(22_000);
    expect(kinds(socket().sent)).toEqual([]);
    await clock.pass(1000);
    expect(kinds(socket().sent)).toEqual(['KeepAlive']);
    await clock.pass(22_000);
    expect(kinds(socket().sent)).toEqual(['KeepAlive']);
    await clock.pass(1000);
    expect(kinds(socket().sent)).toEqual(['KeepAlive', 'KeepAlive']);
  });

  it('[GW-039] are measured from the last message that was sent', async () => {
    const { connection, connected, clock, socket } = setUpConnection();
    await connected();
    await clock.pass(20_500);
    connection.send({ Message: 'KeepAlive', Version: 2 });
    await clock.pass(22_500);
    expect(kinds(socket().sent)).toEqual(['KeepAlive']);
    await clock.pass(1000);
    expect(kinds(socket().sent)).toEqual(['KeepAlive', 'KeepAlive']);
  });

  it('[GW-039] follow the interval that we announce, not the one of the server', async () => {
    const { connected, clock, socket } = setUpConnection({ idleInterval: 10_000 });
    await connected();
    expect(socket().sent[0]).toMatchObject({ maximum_idle_interval: 10_000_000 });
    await clock.pass(6000);
    expect(kinds(socket().sent)).toEqual(['KeepAlive']);
  });

  it('[GW-015] are given when asked for', async () => {
    const { connected, socket, received } = setUpConnection();
    await connected();
    socket().say({ Message: 'Ping', Version: 2 });
    expect(kinds(socket().sent)).toEqual(['KeepAlive']);
    expect(received).toEqual([]);
  });
});

describe('messages', () => {
  it('[GW-015] of kinds that nobody knows and frames that nobody can read do no harm', async () => {
    const { connection, connected, socket } = setUpConnection();
    await connected();
    socket().say({ Message: 'WeatherUpdate', Version: 9 });
    socket().say({ Message: 'HighLevelUpdate', Version: 2 });
    socket().sayText('{');
    socket().sayText('null');
    expect(connection.state).toBe('AUTHENTICATED');
  });

  it('[GW-014] can not be sent before authentication', async () => {
    const { connection, connecting, socket } = setUpConnection();
    expect(() => connection.send({ Message: 'KeepAlive', Version: 2 })).toThrow('Not authenticated');
    await connecting();
    socket().open();
    expect(() => connection.send({ Message: 'KeepAlive', Version: 2 })).toThrow('Not authenticated');
    expect(kinds(socket().sent)).toEqual([]);
  });
});

describe('after a sleep', () => {
  it('a connection that was silent for too long is given up, and another opened at once', async () => {
    const { connection, connected, clock, sockets, states } = setUpConnection();
    await connected();
    clock.sleep(120_000);
    connection.wake();
    await clock.pass(0);
    expect(states.at(-1)).toBe('DISCONNECTED');
    expect(sockets).toHaveLength(2);
  });

  it('a connection must show that it lives within 3 s', async () => {
    const { connection, connected, clock, socket, sockets } = setUpConnection();
    await connected();
    connection.wake();
    expect(kinds(socket().sent)).toEqual(['Ping']);
    await clock.pass(3000);
    expect(connection.state).toBe('AUTHENTICATED');
    await clock.pass(1000);
    expect(connection.state).toBe('DISCONNECTED');
    await clock.pass(0);
    expect(sockets).toHaveLength(2);
  });

  it('a connection that shows that it lives stays', async () => {
    const { connection, connected, clock, socket } = setUpConnection();
    await connected();
    connection.wake();
    await clock.pass(2500);
    socket().say({ Message: 'KeepAlive', Version: 2 });
    await clock.pass(20_000);
    expect(connection.state).toBe('AUTHENTICATED');
  });

  it('a timer that fires far too late is noticed', async () => {
    const { connected, clock, socket } = setUpConnection();
    await connected();
    clock.sleep(30_000);
    await clock.pass(0);
    expect(kinds(socket().sent)).toContain('Ping');
  });

  it('is noticed by the wall clock, too, when the other stood still', async () => {
    let wall = 0;
    const { connected, clock, socket } = setUpConnection({ wallNow: () => wall });
    await connected();
    wall = 3_600_000;
    await clock.pass(1000);
    expect(kinds(socket().sent)).toEqual(['Ping']);
  });

  it('nobody waits for the rest of a delay', async () => {
    const { connection, connecting, clock, socket, sockets } = setUpConnection();
    await connecting();
    for (const seconds of [1, 2, 4, 8]) {
      socket().close();
      await clock.pass(seconds * 1000);
    }
    socket().close();
    connection.wake();
    await clock.pass(0);
    expect(sockets).toHaveLength(6);
  });
});

describe('a pause', () => {
  it('closes calmly and waits for the end of the pause', async () => {
    const { connection, connected, admit, clock, socket, sockets } = setUpConnection();
    await connected();
    connection.pause();
    expect(connection.state).toBe('DISCONNECTED');
    expect(socket().isClosed).toBe(true);
    await clock.pass(100_000);
    expect(clock.pending).toBe(0);
    expect(sockets).toHaveLength(1);
    connection.wake();
    await clock.pass(0);
    await admit();
    expect(connection.state).toBe('AUTHENTICATED');
  });

  it('and a wake-up mean nothing to a connection that nobody wanted', async () => {
    const { connection, clock, sockets } = setUpConnection();
    connection.pause();
    connection.wake();
    await clock.pass(0);
    expect(sockets).toEqual([]);
  });
});
