import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocketServer, type WebSocket } from 'ws';
import { createCodec } from './codec/codec.ts';
import { nodeCompression } from './codec/node-compression.ts';
import { serverInfo, TOKEN } from './connection/testing.ts';
import { BadRequestError } from './errors.ts';
import { encoding as encodings, type Encoding } from './generated/constants.ts';
import type { GatewayMessage } from './generated/messages.ts';
import { openGateway } from './node.ts';
import { MAXIMUM_MESSAGE_SIZE } from './timings.ts';

const servers: WebSocketServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    for (const client of server.clients) client.terminate();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** Server that authenticates every client and answers every request with its path. */
async function echoing(encoding: Encoding) {
  const codec = createCodec(encoding, nodeCompression, MAXIMUM_MESSAGE_SIZE);
  const server = new WebSocketServer({ port: 0, path: '/ws', handleProtocols: (offered) => [...offered][0] ?? false });
  servers.push(server);
  const reply = (socket: WebSocket, data: Buffer, isBinary: boolean) => {
    const message = codec.decode(isBinary ? data : data.toString()) as GatewayMessage & { path?: string };
    if (!('header' in message)) return;
    const rest = { Version: 2, meta: { status: { code: 200 } }, header: { id_job: message.header.id_job } };
    const isFirst = message.Message === 'AuthenticationByTokenRequest';
    socket.send(
      codec.encode(
        isFirst
          ? { Message: 'AuthenticationResponse', server_info: serverInfo(), ...rest }
          : { Message: 'HighLevelResponse', data: { path: message.path }, ...rest },
      ),
    );
  };
  server.on('connection', (socket) => socket.on('message', (data: Buffer, isBinary) => reply(socket, data, isBinary)));
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, admission: async () => ({ url: `ws://localhost:${port}/ws`, token: TOKEN }) };
}

describe('a gateway of a program', () => {
  it.each(Object.values(encodings))('connects, asks and closes in encoding %s', async (encoding) => {
    const { server, admission } = await echoing(encoding);
    const { connection, requests, close } = openGateway({ admission, encoding });
    await connection.connect();
    expect(connection.serverInfo).toEqual(serverInfo());
    expect(await requests.get('/a')).toEqual({ code: 200, data: { path: '/a' } });
    const [client] = server.clients;
    expect(client?.protocol).toBe(`parkett.${encoding}`);
    const closed = new Promise<number>((resolve) => client?.once('close', resolve));
    close();
    expect(connection.state).toBe('DISCONNECTED');
    expect(await closed).toBe(1005);
  });

  it('[GW-003] compresses unless another encoding is asked for', async () => {
    const { server, admission } = await echoing(encodings.compressed);
    const { connection, close } = openGateway({ admission });
    await connection.connect();
    expect([...server.clients].map(({ protocol }) => protocol)).toEqual([`parkett.${encodings.compressed}`]);
    close();
  });

  it('[GW-004] does not exist for an encoding of any other name', () => {
    const open = () => openGateway({ admission: () => Promise.reject(new Error('not asked')), encoding: 'jsjson' });
    expect(open).toThrow(new BadRequestError('Unknown or unsupported encoding'));
  });

  it('is 503 where nobody listens', async () => {
    const probe = createServer().listen(0);
    const { port } = probe.address() as AddressInfo;
    await new Promise((resolve) => probe.close(resolve));
    const { connection, close } = openGateway({ admission: async () => ({ url: `ws://localhost:${port}/ws`, token: TOKEN }) });
    await expect(connection.connect()).rejects.toMatchObject({ message: 'Service Unavailable', status: 503 });
    close();
  });

  it('is 503 for an address that is none', async () => {
    const { connection, close } = openGateway({ admission: async () => ({ url: 'no address', token: TOKEN }) });
    await expect(connection.connect()).rejects.toMatchObject({ status: 503 });
    close();
  });

  it('may be closed while it opens', async () => {
    const { admission } = await echoing(encodings.plain);
    const { connection, close } = openGateway({ admission, encoding: encodings.plain });
    const outcome = connection.connect();
    await new Promise(setImmediate);
    close();
    await expect(outcome).rejects.toThrow('Connection closed while trying to connect');
  });
});
