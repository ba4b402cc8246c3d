import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { freePort } from './ports.mjs';

const SERVICES = new URL('services.mjs', import.meta.url).href;

/** Program with one service that prints its process id and waits; `more` is appended to it. */
function startProgram(more) {
  const logs = mkdtempSync(join(tmpdir(), 'parkett-logs-'));
  const program = `
    import { Services } from '${SERVICES}';
    const services = new Services({ logs: '${logs}', echo: true });
    services.start('long', process.execPath, ['-e', 'console.log("pid=" + process.pid); setInterval(() => {}, 1000)']);
    ${more}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'ignore', 'pipe'] });
  let text = '';
  const pid = new Promise((found) => {
    child.stderr.on('data', (chunk) => {
      text += chunk;
      const match = /pid=(\d+)/.exec(text);
      if (match) found(Number(match[1]));
    });
  });
  const code = new Promise((done) =>
    child.on('close', (exit) => {
      rmSync(logs, { recursive: true, force: true });
      done(exit);
    }),
  );
  return { child, pid, code, text: () => text };
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

it('ending the program ends what it started', async () => {
  const { child, pid, code } = startProgram('');
  const service = await pid;
  child.kill('SIGINT');
  expect(await code).toBe(0);
  expect(isAlive(service)).toBe(false);
});

it('a service that dies takes the others with it and says so', async () => {
  const { pid, code, text } = startProgram(`setTimeout(() => services.start('short', process.execPath, ['-e', 'process.exit(3)']), 300);`);
  const service = await pid;
  expect(await code).toBe(1);
  expect(isAlive(service)).toBe(false);
  expect(text()).toContain('„short“ hat sich beendet (Code 3)');
});

const SERVER = `const { createServer } = require("node:http"); console.log("server=" + process.pid); createServer((_, answer) => answer.end("ok")).listen(`;

it('a service that was ready is started again when it is killed', async () => {
  const port = await freePort();
  const { child, pid, code, text } = startProgram(`
    services.start('server', process.execPath, ['-e', '${SERVER}${port})']);
    await services.waitFor('server', 'http://127.0.0.1:${port}/', 'Warte');
    console.error('bereit');`);
  await pid;
  await vi.waitFor(() => expect(text()).toContain('bereit'), 10_000);
  const servers = () => [...text().matchAll(/server=(\d+)/g)].map((match) => Number(match[1]));
  process.kill(servers()[0], 'SIGKILL');
  await vi.waitFor(() => expect(servers()).toHaveLength(2), 10_000);
  await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200), 10_000);
  expect(text()).toContain('„server“ hat sich beendet (SIGKILL) und wird neu gestartet.');
  child.kill('SIGINT');
  expect(await code).toBe(0);
  expect(servers().some(isAlive)).toBe(false);
});
