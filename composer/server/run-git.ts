import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Error for a failed git command. Its message comes from git and is meant for the operator's log. */
export class GitFault extends Error {
  override readonly name = 'GitFault';
}

export interface GitCall {
  readonly input?: string;
  /** Environment variables to add. */
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
 * Runs git in a folder, through a small helper process. Forking the large process of the site would block visitors' requests for 20 to 40
 * ms each time, and a publication runs git about fifteen times.
 * @returns the output of git
 * @throws GitFault
 */
export function runGit(folder: string, args: readonly string[], { input = '', env = {} }: GitCall = {}): Promise<string> {
  // Drops inherited variables (GIT_DIR, GIT_AUTHOR_NAME …), which are about another checkout or person.
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

/** Lets this process exit although the helper process waits for calls. */
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
