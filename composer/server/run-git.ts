import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Git has refused something. The message is its own, for the log of the operator. */
export class GitFault extends Error {
  override readonly name = 'GitFault';
}

export interface GitCall {
  readonly input?: string;
  /** Settings of the environment. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface ToGit {
  readonly id: number;
  readonly folder: string;
  readonly args: readonly string[];
  readonly input: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export type FromGit = { readonly id: number; readonly said: string } | { readonly id: number; readonly fault: string };

interface Runner {
  readonly child: ChildProcess;
  readonly calls: Map<number, PromiseWithResolvers<string>>;
}

let runner: Runner | undefined;
let last = 0;

/**
 * Runs git in a folder, started by a small process of its own: the site's process is large, and while the system copies it to start
 * a program, no visitor is answered (20 to 40 ms each time; a publication starts git about fifteen times).
 * @returns what git says
 * @throws GitFault
 */
export function runGit(folder: string, args: readonly string[], { input = '', env = {} }: GitCall = {}): Promise<string> {
  // Settings that the process was started with (GIT_DIR, GIT_AUTHOR_NAME …) are about another checkout or person.
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
  const { child, calls } = (runner ??= startRunner());
  const answer = Promise.withResolvers<string>();
  const id = (last += 1);
  calls.set(id, answer);
  const call: ToGit = { id, folder, args, input, env: { ...own, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', ...env } };
  child.ref();
  child.channel?.ref();
  child.send(call, (error) => error !== null && settle(calls, { id, fault: error.message }));
  return answer.promise.finally(() => calls.size === 0 && leave(child));
}

/** Lets this process end although the other one waits for calls. */
function leave(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

function startRunner(): Runner {
  const child = fork(fileURLToPath(new URL('git-process.ts', import.meta.url)), {
    execArgv: ['--max-old-space-size=256'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const started: Runner = { child, calls: new Map() };
  const gone = (): void => {
    if (runner === started) runner = undefined;
    for (const id of started.calls.keys()) settle(started.calls, { id, fault: 'The process that runs git has ended.' });
  };
  child.on('message', (answer: FromGit) => settle(started.calls, answer));
  child.once('exit', gone);
  child.once('error', gone);
  return started;
}

function settle(calls: Runner['calls'], answer: FromGit): void {
  const call = calls.get(answer.id);
  calls.delete(answer.id);
  if ('said' in answer) call?.resolve(answer.said);
  else call?.reject(new GitFault(answer.fault));
}
