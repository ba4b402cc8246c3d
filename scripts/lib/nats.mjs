import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { onEnd } from './command.mjs';
import { freePort } from './ports.mjs';
import { Problem } from './project.mjs';
import { canInstallPackages, findProgram, installPackage } from './system-package.mjs';

const START_TRIES = 100;
const TRY_MS = 50;

/** Starts a private NATS server, on a free port unless one is given. `stop` ends it, `kill` ends it without a shutdown. */
export async function startNats(port) {
  const program = await ensureNats();
  const own = port ?? (await freePort());
  const child = spawn(program, ['--addr', '127.0.0.1', '--port', String(own)], { stdio: 'ignore' });
  const ended = new Promise((done) => child.once('close', done));
  const end = (signal) => (child.kill(signal), ended);
  const forget = onEnd(() => void end('SIGKILL').then(() => process.exit(130)));
  await answers(own, child);
  const finish = (signal) => (forget(), end(signal));
  return { url: `nats://127.0.0.1:${own}`, port: own, stop: () => finish('SIGTERM'), kill: () => finish('SIGKILL') };
}

async function ensureNats() {
  const found = findProgram('nats-server');
  if (found) return found;
  if (!canInstallPackages()) {
    throw new Problem(
      'nats-server fehlt. Installiere es als Administrator (Debian: sudo apt-get install nats-server) und starte den Befehl noch einmal.',
    );
  }
  await installPackage('nats-server');
  const installed = findProgram('nats-server') ?? findProgram('/usr/sbin/nats-server');
  if (installed) return installed;
  throw new Problem('Das Debian-Paket nats-server ist installiert, aber das Programm nats-server fehlt.');
}

async function answers(port, child) {
  for (let attempt = 0; attempt < START_TRIES; attempt += 1) {
    if (child.exitCode !== null) throw new Problem(`nats-server endete mit Code ${child.exitCode}.`);
    if (await isOpen(port)) return;
    await new Promise((done) => setTimeout(done, TRY_MS));
  }
  throw new Problem(`nats-server antwortet nicht auf Port ${port}.`);
}

function isOpen(port) {
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => (socket.destroy(), done(true)));
    socket.once('error', () => done(false));
  });
}
