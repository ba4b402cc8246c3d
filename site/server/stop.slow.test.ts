import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';

const here = (name: string): string => new URL(name, import.meta.url).href;

interface Stopped {
  readonly status: number;
  readonly connection: string | undefined;
  readonly text: string;
}

/** Program with a server that answers `/` at once, paths that begin with `/slow` after 1.5 s, and `/never` not at all. */
async function start(longest?: number) {
  const program = `
    import { createServer } from 'node:http';
    import { createDrain } from '${here('../../entrance/drain.ts')}';
    import { stopOnSignal } from '${here('stop.ts')}';
    const server = createServer((request, response) => {
      request.resume();
      if (request.url === '/never') return;
      setTimeout(() => response.end(request.method), request.url.startsWith('/slow') ? 1500 : 0);
    });
    const drain = createDrain(server);
    stopOnSignal({ drain, endless: { close() {} }, cleanUp: async () => {}, longest: ${longest} });
    server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'close').then(() => child.exitCode);
  const port = Number(await once(createInterface({ input: child.stdout }), 'line'));
  const ask = (path: string, method = 'GET', agent?: Agent): Promise<Stopped> =>
    new Promise((resolve, reject) => {
      const asked = request({ port, path, method, ...(agent && { agent }) }, (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection, text }));
        answer.on('error', reject);
      });
      asked.on('error', reject);
      asked.end();
    });
  return { child, gone, ask };
}

describe('A site that is told to stop', () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  afterEach(() => agent.destroy());

  it('finishes what has begun, writes among it, and ends the connections with it', async () => {
    const { child, gone, ask } = await start();
    const begun = ['GET', 'POST', 'POST', 'PUT'].map((method) => ask('/slow', method));
    await ask('/');
    child.kill('SIGTERM');
    expect(await Promise.all(begun)).toEqual(['GET', 'POST', 'POST', 'PUT'].map((text) => ({ status: 200, connection: 'close', text })));
    expect(await gone).toBe(0);
  });

  it('still answers what comes at that moment on a connection that it has, and ends the connection', async () => {
    const { child, gone, ask } = await start();
    const keeps = ask('/slow');
    expect((await ask('/', 'GET', agent)).connection).toBe('keep-alive');
    child.kill('SIGTERM');
    await pause(100);
    expect(await ask('/', 'POST', agent)).toEqual({ status: 200, connection: 'close', text: 'POST' });
    await keeps;
    expect(await gone).toBe(0);
  });

  it('ends with code 1 when something is still under way at the deadline', async () => {
    const { child, gone, ask } = await start(800);
    const cut = ask('/never').catch((error: unknown) => (error as NodeJS.ErrnoException).code);
    await ask('/');
    child.kill('SIGTERM');
    expect([await gone, await cut]).toEqual([1, 'ECONNRESET']);
  });

  it('ends at once at a second signal', async () => {
    const { child, gone, ask } = await start();
    void ask('/never').catch(() => undefined);
    await ask('/');
    child.kill('SIGTERM');
    await pause(200);
    child.kill('SIGTERM');
    expect(await gone).toBe(1);
  });
});
