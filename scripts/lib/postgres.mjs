import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { run } from './command.mjs';
import { freePort } from './ports.mjs';
import { Problem } from './project.mjs';
import { canInstallPackages, installPackage } from './system-package.mjs';

const INSTALLED = '/usr/lib/postgresql';

/** Starts a private PostgreSQL on a free port in a temporary folder. `stop` ends it and removes the folder. */
export async function startPostgres() {
  const { bin, version } = await ensurePostgres();
  const folder = mkdtempSync(join(tmpdir(), 'parkett-postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
  giveToPostgres(folder);
  await must(bin, 'initdb', [
    '--pgdata',
    data,
    '--username',
    'parkett',
    '--auth',
    'trust',
    '--encoding',
    'UTF8',
    '--locale',
    'C.UTF-8',
    '--no-sync',
  ]);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`;
  await must(bin, 'pg_ctl', ['--pgdata', data, '--log', join(folder, 'log'), '--options', options, '--wait', 'start']);
  let stopped;
  const stop = () => (stopped ??= end(bin, data, folder));
  return { url: `postgres://parkett@127.0.0.1:${port}/postgres`, version, stop };
}

async function end(bin, data, folder) {
  await asPostgres(join(bin, 'pg_ctl'), ['--pgdata', data, '--mode', 'immediate', '--wait', 'stop']);
  rmSync(folder, { recursive: true, force: true });
}

async function ensurePostgres() {
  const found = findPostgres();
  if (found) return found;
  if (!canInstallPackages()) {
    throw new Problem(
      'PostgreSQL fehlt. Installiere es als Administrator (Debian: sudo apt-get install postgresql) und starte den Befehl noch einmal.',
    );
  }
  await installPackage('postgresql');
  const installed = findPostgres();
  if (installed) return installed;
  throw new Problem(`PostgreSQL ist installiert, aber ${INSTALLED}/*/bin/initdb fehlt.`);
}

/** Newest installed version. */
function findPostgres() {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).toSorted((a, b) => Number(b) - Number(a)) : [];
  const version = versions.find((name) => existsSync(join(INSTALLED, name, 'bin/initdb')));
  return version && { version, bin: join(INSTALLED, version, 'bin') };
}

/** Runs a command as the user `postgres`, which the package creates, if this process is root: PostgreSQL refuses to run as root. */
function asPostgres(command, args) {
  return isRoot() ? run('runuser', ['-u', 'postgres', '--', command, ...args], { cwd: '/' }) : run(command, args, { cwd: '/' });
}

async function must(bin, name, args) {
  const { code, output, error } = await asPostgres(join(bin, name), args);
  if (code !== 0) throw new Problem(`${name} ist gescheitert:\n${output || error}`);
}

function giveToPostgres(folder) {
  if (!isRoot()) return;
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  chownSync(folder, id('-u'), id('-g'));
}

function isRoot() {
  return userInfo().uid === 0;
}
