// Thousands of clients in one process. Each does the same as the real client with as little work as possible.
import type { Socket } from 'node:net';
import type { Encoding } from '#gateway/generated/constants.ts';
import { reconnectDelay } from '#gateway/timings.ts';
import { createChance } from '#tests/bench/chance.ts';
import { answerCalls, usageOf } from './calls.ts';
import { openRawClient } from './raw-client.ts';

/** Maximum number of connections being opened at a time, unless all reconnect at once. */
const CONNECTING = 100;
const NOTATIONS = 1_000;

interface Crowd {
  readonly port: number;
  readonly encoding: Encoding;
  readonly tokens: readonly string[];
  /** Number of subscriptions per client. */
  readonly subscriptions: number;
}

const chance = createChance(1);
const sockets = new Set<Socket>();
let crowd: Crowd | undefined;
let [updates, bytes] = [0, 0];
let delays: number[] = [];

/** Resolves with true when the connection is current, with false if it was closed before. */
function open(token: string, { port, encoding, subscriptions }: Crowd): Promise<boolean> {
  const notations = new Set<number>();
  while (notations.size < subscriptions) notations.add(1 + Math.floor(chance() * NOTATIONS));
  return new Promise((resolve) => {
    const socket = openRawClient(
      { port, encoding, token, notations: [...notations] },
      {
        onCurrent: () => resolve(true),
        onClose() {
          sockets.delete(socket);
          resolve(false);
        },
        onFrames(frames, size, sample) {
          updates += frames;
          bytes += size;
          if (sample !== undefined) note(sample);
        },
      },
    );
    sockets.add(socket);
  });
}

function note(text: string): void {
  const made = /"time":"([^"]+)"/.exec(text)?.[1];
  if (made !== undefined) delays.push(performance.timeOrigin + performance.now() - Date.parse(made));
}

function reset(): void {
  [updates, bytes, delays] = [0, 0, []];
}

const calls = {
  async connect(next: Crowd) {
    crowd = next;
    const begin = performance.now();
    const left = [...next.tokens];
    let failed = 0;
    const work = async (): Promise<void> => {
      for (let token = left.pop(); token !== undefined; token = left.pop()) if (!(await open(token, next))) failed += 1;
    };
    await Promise.all(Array.from({ length: CONNECTING }, work));
    return { connected: sockets.size, failed, milliseconds: Math.round(performance.now() - begin) };
  },
  /** Counts for the given number of milliseconds. */
  async measure(milliseconds: number) {
    reset();
    const [begin, before] = [performance.now(), usageOf().cpu];
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    const seconds = (performance.now() - begin) / 1_000;
    return {
      updatesPerSecond: Math.round(updates / seconds),
      bytesPerUpdate: Math.round(bytes / updates),
      delay: quantiles(delays),
      generatorCpu: round((usageOf().cpu - before) / 1_000 / seconds),
    };
  },
  /**
   * Cuts all connections at once and lets them reconnect as the real client does; resolves with the milliseconds until each is current
   * again.
   */
  async storm(tokens: readonly string[]) {
    const former = crowd;
    if (former === undefined) throw new Error('Nobody is connected.');
    const left = [...tokens];
    const clients = sockets.size;
    for (const socket of sockets) socket.destroy();
    const begin = performance.now();
    const times: number[] = [];
    let attempts = 0;
    const comeBack = async (): Promise<void> => {
      for (let failures = 0; ; failures += 1) {
        await new Promise((resolve) => setTimeout(resolve, reconnectDelay(failures, chance())));
        const token = left.pop();
        if (token === undefined) return;
        attempts += 1;
        if (await open(token, former)) return void times.push(performance.now() - begin);
      }
    };
    await Promise.all(Array.from({ length: clients }, comeBack));
    return { clients, back: times.length, attempts, current: quantiles(times) };
  },
  async leave(_input: undefined) {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 500));
  },
};
export type GeneratorCalls = typeof calls;
answerCalls(calls);

/** Quantiles in ms. */
function quantiles(values: readonly number[]): { readonly p50: number; readonly p99: number; readonly max: number } {
  const sorted = Float64Array.from(values).toSorted();
  const at = (share: number): number => round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
