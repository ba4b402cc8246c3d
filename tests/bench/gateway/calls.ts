import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Functions of another process, called by message. */
export type Calls = Readonly<Record<string, (input: never) => unknown>>;

export interface Remote<Of extends Calls> {
  call<Name extends keyof Of & string>(name: Name, input: Parameters<Of[Name]>[0]): Promise<Awaited<ReturnType<Of[Name]>>>;
  end(): Promise<void>;
}

interface Question {
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
}

interface Reply {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

/** Starts a program of this folder as a separate process. */
export function startRemote<Of extends Calls>(file: string): Remote<Of> {
  const child: ChildProcess = fork(fileURLToPath(new URL(file, import.meta.url)), { execArgv: ['--expose-gc'] });
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  let last = 0;
  child.on('message', ({ id, value, error }: Reply) => {
    if (error === undefined) waiting.get(id)?.resolve(value as never);
    else waiting.get(id)?.reject(new Error(`${file}: ${error}`));
    waiting.delete(id);
  });
  child.on('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`${file} ended with ${code}`));
  });
  return {
    call: (name, input) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        child.send({ id: last, name, input } satisfies Question);
      }),
    async end() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** Answers the calls of the parent process. */
export function answerCalls(calls: Calls): void {
  process.on('disconnect', () => process.exit(0));
  process.on('message', ({ id, name, input }: Question) => {
    const run = async (): Promise<unknown> => calls[name]?.(input as never);
    run().then(
      (value) => process.send?.({ id, value } satisfies Reply),
      (error: unknown) => process.send?.({ id, error: String(error) } satisfies Reply),
    );
  });
}

export interface Usage {
  /** Processor time since the start, in ms. */
  readonly cpu: number;
  /** Resident memory in bytes. */
  readonly rss: number;
}

/** Returns memory and processor time of this process, after garbage collection. */
export function usageOf(): Usage {
  (globalThis as { gc?: () => void }).gc?.();
  const { user, system } = process.cpuUsage();
  return { cpu: (user + system) / 1_000, rss: process.memoryUsage.rss() };
}
