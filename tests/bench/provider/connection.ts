import { Agent, request } from 'node:http';

export interface Connection {
  /**
   * Returns the body of a successful answer.
   * @throws Error with status and body otherwise
   */
  get(path: string): Promise<string>;
  post(path: string, body: unknown): Promise<string>;
  close(): void;
}

/** Opens one keep-alive connection to a server, for one call at a time. */
export function connect(origin: string): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (method: string, path: string, body?: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const headers = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
      const call = request(new URL(path, origin), { agent, method, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const text = Buffer.concat(parts).toString();
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(`${method} ${path} answered ${response.statusCode}: ${text.slice(0, 300)}`));
        });
      });
      call.on('error', reject);
      call.end(body);
    });
  return {
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, JSON.stringify(body)),
    close: () => agent.destroy(),
  };
}
