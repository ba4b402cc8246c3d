import { spawn } from 'node:child_process';
import { projectEnv, root } from './project.mjs';

const running = new Set();

/**
 * Runs a command to its end and collects its output. Resolves to `{ code, output, error }`; `error` is set if the command could not be
 * started.
 */
export function run(command, args, { env = {}, cwd = root, onLine = () => {} } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd, env: projectEnv(env), stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    running.add(child);
    let output = '';
    const keep = (chunk) => {
      output += chunk;
      for (const line of String(chunk).split('\n')) if (line.trim()) onLine(line.trim());
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => {
      running.delete(child);
      done({ code: 127, output, error });
    });
    child.on('close', (code) => {
      running.delete(child);
      done({ code: code ?? 1, output });
    });
  });
}

/** Runs a command with its output on the terminal. Resolves to its exit code. */
export function runHere(command, args, env = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: root, env: projectEnv(env), stdio: 'inherit', detached: true });
    running.add(child);
    child.on('error', fail);
    child.on('close', (code) => {
      running.delete(child);
      done(code ?? 1);
    });
  });
}

/** Sends a signal to a process and everything it started. */
export function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The process group is already gone.
  }
}

/**
 * Ends all running commands if this script receives a stop signal.
 * @returns function that removes the handler
 */
export function endCommandsOnSignal() {
  return onEnd(() => {
    for (const child of running) signalGroup(child, 'SIGTERM');
    process.exit(130);
  });
}

/**
 * Calls `end` on Ctrl C, on a stop signal, and if the npm that runs this script is gone: npm passes signals to its shell only.
 * @returns function that removes the handlers
 */
export function onEnd(end) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, end);
  const parent = process.ppid;
  const watch = process.env.npm_lifecycle_event ? setInterval(() => process.ppid !== parent && end(), 500).unref() : undefined;
  return () => {
    for (const signal of signals) process.off(signal, end);
    clearInterval(watch);
  };
}
