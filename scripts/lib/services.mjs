import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { onEnd, signalGroup } from './command.mjs';
import { Problem, projectEnv, root } from './project.mjs';
import { say, withProgress } from './progress.mjs';

const LAST_LINES = 25;
const GRACE_MS = 6_000;

/** Long-running processes that live and die together. */
export class Services {
  #children = new Map();
  #ending = undefined;
  #logs;

  /** @param {{ logs: string, echo?: boolean }} options folder of the log files; `echo` also prints every line */
  constructor({ logs, echo = false }) {
    this.#logs = logs;
    this.echo = echo;
    mkdirSync(logs, { recursive: true });
    onEnd(() => void this.end(0));
  }

  /** Starts one process in a group of its own; when it ends by itself, all others end too. */
  start(name, command, args, env = {}) {
    const child = spawn(command, args, { cwd: root, env: projectEnv(env), stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    const service = { child, lines: [], alive: true };
    const log = createWriteStream(join(this.#logs, `${name}.log`));
    const keep = (chunk) => {
      log.write(chunk);
      for (const line of String(chunk).split('\n').filter(Boolean)) {
        service.lines.push(line);
        if (service.lines.length > LAST_LINES) service.lines.shift();
        if (this.echo) say(`[${name}] ${line}`);
      }
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => keep(String(error)));
    child.on('close', (code) => {
      service.alive = false;
      if (this.#ending) return;
      const detail = this.echo ? '' : `\n${service.lines.join('\n')}`;
      say(`\n✗ „${name}“ hat sich beendet (Code ${code}).${detail}\n  Alles Weitere in ${join(this.#logs, `${name}.log`)}`);
      void this.end(1);
    });
    this.#children.set(name, service);
  }

  /** Waits until `url` answers 200 (or what `isReady` takes) and says every few seconds what the service is at. */
  async waitFor(name, url, title, isReady = (status) => status === 200) {
    const seconds = 180;
    const service = this.#children.get(name);
    const until = Date.now() + seconds * 1000;
    const poll = async () => {
      while (service.alive && !this.#ending && Date.now() < until) {
        if (isReady(await statusOf(url))) return;
        await new Promise((wake) => setTimeout(wake, 200));
      }
      if (this.#ending || !service.alive) await this.end(1);
      throw new Problem(`${url} antwortet nach ${seconds} s nicht wie erwartet. Letzte Zeilen von „${name}“:\n${service.lines.join('\n')}`);
    };
    await withProgress(title, poll, () => service.lines.at(-1)?.slice(0, 100) ?? '');
  }

  /** Ends every process and then this one. */
  end(code) {
    this.#ending ??= this.#endAll().then(() => process.exit(code));
    return this.#ending;
  }

  async #endAll() {
    const children = [...this.#children.values()].filter(({ alive }) => alive).map(({ child }) => child);
    const gone = children.map((child) => new Promise((done) => child.once('close', done)));
    for (const child of children) signalGroup(child, 'SIGTERM');
    const late = setTimeout(() => {
      for (const child of children) signalGroup(child, 'SIGKILL');
    }, GRACE_MS);
    await Promise.all(gone);
    clearTimeout(late);
  }
}

/** The status of an answer, 0 without one. */
async function statusOf(url) {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
