import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Received } from './check-request.ts';
import type { PlannedCall } from './plan.ts';

/** A server that stores the last request as received and returns the configured answer. */
export interface MockServer {
  readonly address: string;
  answer: PlannedCall['answer'];
  readonly received: Received[];
  close(): Promise<void>;
}

export async function startMockServer(): Promise<MockServer> {
  const received: Received[] = [];
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    received.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body: await bodyOf(request) });
    const { status, media, value } = mock.answer;
    response.writeHead(status, media === undefined ? {} : { 'Content-Type': media });
    response.end(media === undefined ? undefined : bytesOf(media, value));
  };
  const server = createServer({ maxHeaderSize: 65_536 }, (request, response) => void reply(request, response));
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((closed) => void server.close(() => closed()));
  };
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const mock: MockServer = { address, answer: { status: 200, media: undefined, value: undefined }, received, close };
  return mock;
}

function bytesOf(media: string, value: unknown): string | Uint8Array {
  if (value instanceof Uint8Array) return value;
  return /[/+]json/.test(media) ? JSON.stringify(value) : String(value);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
