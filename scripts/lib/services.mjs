import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openLogFile } from './log-file.mjs';
import { onEnd, signalGroup } from './command.mjs';
import { Problem, projectEnv, root } from './project.mjs';
import { say, withProgress } from './progress.mjs';

const LAST_LINES = 25;
/** Grace period in ms, longer than the site takes to finish running requests (15 s) and the provider to close its store (5 s). */
const GRACE_MS = 17_000;
/** Maximum number of restarts of a service within a minute. */
const MOST_DEATHS = 5;
const MINUTE_MS = 60_000;
const FIRST_PAUSE_MS = 200;

/** Long-running processes that are restarted together and end together. */
export class Services {
  #children = new Map();
  #ending = undefined;
  #logs;

  /** @param {{ logs: string, echo?: boolean }} options folder of the log files; `echo` also prints every line */
  constructor({ logs, echo = false }) {
    this.#logs = logs;
    this.echo = echo;
    mkdirSync(logs, { recursive: true, mode: 0o700 });
    onEnd(() => void this.end(0));
  }

  /**
   * Starts one process in a separate process group. If it dies after it was ready, it is restarted; if it dies before, or too often, all
   * others are ended as well.
   */
  start(name, command, args, env = {}) {
    const service = { name, lines: [], alive: false, isReady: false, deaths: [] };
    const log = openLogFile(join(this.#logs, `${name}.log`));
    service.keep = (chunk) => {
      log.write(chunk);
      for (const line of String(chunk).split('\n').filter(Boolean)) {
        service.lines.push(line);
        if (service.lines.length > LAST_LINES) service.lines.shift();
        if (this.echo) say(`[${name}] ${line}`);
      }
    };
    service.spawn = () => this.#spawn(service, command, args, env);
    this.#children.set(name, service);
    service.spawn();
  }

  #spawn(service, command, args, env) {
    const child = spawn(command, args, { cwd: root, env: projectEnv(env), stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    service.child = child;
    service.alive = true;
    child.stdout.on('data', service.keep);
    child.stderr.on('data', service.keep);
    child.on('error', (error) => service.keep(String(error)));
    child.on('close', (code, signal) => {
      service.alive = false;
      if (!this.#ending) this.#afterDeath(service, signal ?? `Code ${code}`);
    });
  }

  #afterDeath(service, reason) {
    const { name, lines, deaths } = service;
    const now = Date.now();
    deaths.push(now);
    const recent = deaths.filter((time) => now - time < MINUTE_MS).length;
    if (service.isReady && recent <= MOST_DEATHS) {
      say(`„${name}“ hat sich beendet (${reason}) und wird neu gestartet.`);
      setTimeout(() => this.#ending ?? service.spawn(), FIRST_PAUSE_MS * 2 ** (recent - 1));
      return;
    }
    const detail = this.echo ? '' : `\n${lines.join('\n')}`;
    say(`\n✗ „${name}“ hat sich beendet (${reason}).${detail}\n  Alles Weitere in ${join(this.#logs, `${name}.log`)}`);
    void this.end(1);
  }

  /** Waits until `url` answers 200 (or a status that `isReady` accepts) and reports the current step of the service every few seconds. */
  async waitFor(name, url, title, isReady = (status) => status === 200) {
    const seconds = 180;
    const service = this.#children.get(name);
    const until = Date.now() + seconds * 1000;
    const poll = async () => {
      while (service.alive && !this.#ending && Date.now() < until) {
        if (isReady(await statusOf(url))) {
          service.isReady = true;
          return;
        }
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

  /** Ends the processes in reverse order of their start: the site finishes its answers while the provider still works. */
  async #endAll() {
    for (const service of [...this.#children.values()].toReversed()) if (service.alive) await this.#endOne(service.child);
  }

  async #endOne(child) {
    const gone = new Promise((done) => child.once('close', done));
    signalGroup(child, 'SIGTERM');
    const late = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS);
    await gone;
    clearTimeout(late);
  }
}

/** Status of an answer; 0 if there is none. */
async function statusOf(url) {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
