// Repeats the answers of another server byte for byte from `node:http`: the remaining cost when a server only sends. `node
// tests/bench/same-bytes.ts ORIGIN PATH …` at PORT.
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import { acceptEncoding } from './accept-encoding.ts';

interface Stored {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const [origin = '', ...paths] = process.argv.slice(2);

/** Fetches an answer without decompressing it, which `fetch` would do. */
function keep(path: string): Promise<readonly [string, Stored]> {
  return new Promise((resolve, reject) => {
    get(origin + path, { headers: { 'accept-encoding': acceptEncoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...headers } = response.headers;
      response.on('end', () => resolve([path, { headers, body: Buffer.concat(chunks) }]));
    }).on('error', reject);
  });
}

const kept = new Map(await Promise.all(paths.map(keep)));
createServer((request, response) => {
  const answer = kept.get(request.url ?? '');
  response.writeHead(answer === undefined ? 404 : 200, answer?.headers).end(answer?.body);
}).listen(Number(process.env.PORT), '127.0.0.1');
