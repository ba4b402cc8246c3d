import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between two chunks of a page: browsers show the part that has arrived. */
const PAUSE_MS = 20;

/** Starts a proxy that sends pages, and only pages, in the given number of chunks, as over a slow line. */
export async function startSlowProxy(portal: string, pieces = 12): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const pass = async (): Promise<void> => {
      const answer = await fetch(portal + (request.url ?? ''), { redirect: 'manual' });
      const type = answer.headers.get('content-type') ?? '';
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { 'Content-Type': type });
      const size = type.includes('text/html') ? Math.ceil(body.length / pieces) : body.length;
      for (let at = 0; at < body.length; at += size) {
        response.write(body.subarray(at, at + size));
        if (at + size < body.length) await sleep(PAUSE_MS);
      }
      response.end();
    };
    pass().catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
