import { connect, type Socket } from 'node:net';
import type { Attack, Portal } from './attack.ts';

const DEADLINE_SECONDS = 10;
const COUNT = 150;

/** Opens connections that begin a request and send a little of it now and then, without an end; resolves to how many were cut within the deadline. */
async function hoard(address: string, count: number, start: string): Promise<number> {
  const { hostname, port } = new URL(address);
  const sockets: Socket[] = [];
  let cut = 0;
  for (let turn = 0; turn < count; turn += 1) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.once('connect', () => socket.write(start));
    socket.once('close', () => (cut += 1));
    socket.resume();
    sockets.push(socket);
  }
  const dripping = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x-a: b\r\n');
  }, 1_000);
  await new Promise((wake) => setTimeout(wake, (DEADLINE_SECONDS + 4) * 1000));
  clearInterval(dripping);
  const found = cut;
  for (const socket of sockets) socket.destroy();
  return found;
}

/** Heads that never end and bodies that never come, at the site and at the provider: each is cut after its deadline. */
async function slow({ site, provider }: Portal): ReturnType<Attack['run']> {
  const head = 'GET / HTTP/1.1\r\nhost: parkett\r\n';
  const body = (origin: string): string =>
    `POST /api/v1/instruments/quote_list HTTP/1.1\r\nhost: ${new URL(origin).host}\r\norigin: ${origin}\r\n` +
    'content-type: application/json\r\ncontent-length: 60000\r\n\r\n{';
  const found = await Promise.all([site, provider].flatMap((origin) => [hoard(origin, COUNT, head), hoard(origin, COUNT, body(origin))]));
  const cut = found.map((count) => `${count} von ${COUNT}`);
  return {
    before: 'am Site 60 s, ohne Grenze für eine Adresse',
    after: `nach ${DEADLINE_SECONDS + 4} s beendet: Site Köpfe ${cut[0]}, Inhalte ${cut[1]}; Anbieter Köpfe ${cut[2]}, Inhalte ${cut[3]}`,
    held: found.every((count) => count === COUNT),
  };
}

export const attacks: readonly Attack[] = [{ name: 'slow-requests', seconds: 16, run: slow }];
