import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reconnectDelay } from '../timings.ts';
import { setUpConnection } from './testing.ts';

const goodbye = { Message: 'DisconnectionMessage', Version: 2, reason: { value: 2, details: 'slow consumer' } };

describe('a loss', () => {
  it('[GW-029] by a close makes it DISCONNECTED', async () => {
    const { connection, connected, socket } = setUpConnection();
    await connected();
    socket().close();
    expect(connection.state).toBe('DISCONNECTED');
  });

  it('[GW-029] by an error makes it DISCONNECTED and closes the socket', async () => {
    const { connection, connected, socket } = setUpConnection();
    await connected();
    socket().fail();
    expect(connection.state).toBe('DISCONNECTED');
    expect(socket().isClosed).toBe(true);
  });

  it('[GW-029] [GW-040] by silence of more than twice the interval that the server announced makes it DISCONNECTED', async () => {
    const { connection, connected, clock, socket } = setUpConnection();
    await connected(10_000_000);
    await clock.pass(20_000);
    expect(connection.state).toBe('AUTHENTICATED');
    await clock.pass(1000);
    expect(connection.state).toBe('DISCONNECTED');
    expect(socket().isClosed).toBe(true);
  });

  it('[GW-040] by silence does not come while anything is received', async () => {
    const { connection, connected, clock, socket } = setUpConnection();
    await connected(10_000_000);
    for (let turn = 0; turn < 10; turn++) {
      await clock.pass(19_000);
      if (turn % 2 === 0) socket().say({ Message: 'KeepAlive', Version: 2 });
      else socket().sayText('no message');
    }
    expect(connection.state).toBe('AUTHENTICATED');
  });

  it('[GW-040] takes the interval of a later configuration response', async () => {
    const { connection, connected, clock, socket } = setUpConnection();
    await connected();
    const info = { ...connection.serverInfo, maximum_idle_interval: 1_000_000 };
    socket().say({
      Message: 'ConfigurationResponse',
      Version: 2,
      server_info: info,
      meta: { status: { code: 200 } },
      header: { id_job: 0 },
    });
    await clock.pass(3000);
    expect(connection.state).toBe('DISCONNECTED');
  });

  it('[GW-041] by silence comes after 90 s by default', async () => {
    const { connection, connected, clock } = setUpConnection();
    await connected();
    await clock.pass(90_000);
    expect(connection.state).toBe('AUTHENTICATED');
    await clock.pass(1000);
    expect(connection.state).toBe('DISCONNECTED');
  });
});

describe('reconnecting', () => {
  it('[GW-030] happens by itself after a loss', async () => {
    const { connection, connected, admit, clock, socket, sockets, states } = setUpConnection();
    await connected();
    socket().close();
    await clock.pass(1000);
    expect(sockets).toHaveLength(2);
    await admit();
    expect(connection.state).toBe('AUTHENTICATED');
    expect(states).toEqual(['CONNECTING', 'AUTHENTICATED', 'DISCONNECTED', 'CONNECTING', 'AUTHENTICATED']);
  });

  it('[GW-032] waits 1, 2, 4, 8, 16, 32, 32 … seconds', async () => {
    const { connecting, clock, sockets, socket } = setUpConnection();
    await connecting();
    for (const [index, seconds] of [1, 2, 4, 8, 16, 32, 32, 32].entries()) {
      socket().close();
      await clock.pass(seconds * 1000 - 1);
      expect(sockets).toHaveLength(index + 1);
      await clock.pass(1);
      expect(sockets).toHaveLength(index + 2);
    }
  });

  it('[GW-032] adds a random part below 50 ms', () => {
    const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(fc.nat({ max: 1000 }), chance, (failures, random) => {
        const jitter = reconnectDelay(failures, random) - 1000 * 2 ** Math.min(failures, 5);
        expect(jitter).toBeGreaterThanOrEqual(0);
        expect(jitter).toBeLessThan(50);
      }),
    );
    expect(reconnectDelay(0, 0.5)).toBe(1025);
  });

  it('[GW-032] draws the random part from outside', async () => {
    const { connected, clock, socket, sockets } = setUpConnection({ random: () => 0.98 });
    await connected();
    socket().close();
    await clock.pass(1048);
    expect(sockets).toHaveLength(1);
    await clock.pass(1);
    expect(sockets).toHaveLength(2);
  });

  it('[GW-033] starts again at 1 s after an authentication', async () => {
    const { connecting, admit, clock, socket, sockets } = setUpConnection();
    await connecting();
    for (const seconds of [1, 2, 4]) {
      socket().close();
      await clock.pass(seconds * 1000);
    }
    await admit();
    socket().close();
    await clock.pass(1000);
    expect(sockets).toHaveLength(5);
  });

  it('[GW-031] is switched off by a disconnection message', async () => {
    const { connection, connected, clock, socket, sockets, received } = setUpConnection();
    await connected();
    socket().say(goodbye);
    expect(received).toEqual([goodbye]);
    socket().close(1000);
    await clock.pass(600_000);
    expect(connection.state).toBe('DISCONNECTED');
    expect(sockets).toHaveLength(1);
    expect(clock.pending).toBe(0);
  });

  it('[GW-031] stays off when the world wakes up or a request layer is impatient, until someone connects', async () => {
    const { connection, connected, connecting, clock, socket, sockets } = setUpConnection();
    await connected();
    socket().say(goodbye);
    connection.pause();
    connection.wake();
    await clock.pass(0);
    expect(sockets).toHaveLength(1);
    connection.reconnect();
    await clock.pass(100_000);
    expect(sockets).toHaveLength(1);
    await connecting();
    expect(sockets).toHaveLength(2);
    socket().close();
    await clock.pass(1000);
    expect(sockets).toHaveLength(3);
  });

  it('drops the connection and waits the first delay when asked for', async () => {
    const { connection, connected, clock, socket, sockets } = setUpConnection();
    await connected();
    connection.reconnect();
    expect(connection.state).toBe('DISCONNECTED');
    expect(socket().isClosed).toBe(true);
    await clock.pass(1000);
    expect(sockets).toHaveLength(2);
  });

  it('waits only the first delay when asked for, however often it failed', async () => {
    const { connection, connecting, clock, socket, sockets } = setUpConnection();
    await connecting();
    for (const seconds of [1, 2, 4]) {
      socket().close();
      await clock.pass(seconds * 1000);
    }
    connection.reconnect();
    await clock.pass(1000);
    expect(sockets).toHaveLength(5);
  });

  it('hears nothing more from a socket that it let go', async () => {
    const { connection, connected, admit, clock, sockets, received } = setUpConnection();
    await connected();
    connection.reconnect();
    await clock.pass(1000);
    await admit();
    const [old] = sockets;
    old!.say({ Message: 'LossMessage', Version: 2, reason: { value: 1 }, header: { id_job: 7 } });
    old!.fail();
    old!.close();
    expect(connection.state).toBe('AUTHENTICATED');
    expect(received).toEqual([]);
  });
});

describe('closing', () => {
  it.each(['idle', 'admission', 'opening', 'authenticating', 'authenticated', 'waiting', 'paused'])(
    'leaves no timer and no reconnect: %s',
    async (phase) => {
      let watched = 0;
      const set = setUpConnection({
        watch: () => {
          watched++;
          return () => void watched--;
        },
        ...(phase === 'admission' ? { admission: () => new Promise(() => {}) } : {}),
      });
      const { connection, connecting, admit, clock, socket, sockets } = set;
      if (phase !== 'idle') await connecting();
      if (phase === 'authenticating') socket().open();
      if (phase === 'authenticated') await admit();
      if (phase === 'waiting') socket().close();
      if (phase === 'paused') connection.pause();
      const opened = sockets.length;
      connection.close();
      expect(clock.pending).toBe(0);
      expect(watched).toBe(0);
      await clock.pass(100_000);
      expect(connection.state).toBe('DISCONNECTED');
      expect(sockets).toHaveLength(opened);
    },
  );

  it('fails an attempt under way', async () => {
    const { connection, connecting } = setUpConnection();
    const outcome = await connecting();
    connection.close();
    await Promise.resolve();
    expect(outcome.error?.message).toBe('Connection closed while trying to connect');
  });

  it('lets someone connect anew', async () => {
    const { connection, connected } = setUpConnection();
    await connected();
    connection.close();
    await connected();
    expect(connection.state).toBe('AUTHENTICATED');
  });
});
