import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Schema } from '#client/operations.ts';
import type { Admission } from '#gateway/types.ts';
import type { NodeSettings } from './node.ts';

const PROGRAM = fileURLToPath(new URL('node.ts', import.meta.url));

export interface ClusterNode {
  readonly url: string;
  /**
   * Returns a fresh token for the gateway of this node.
   * @throws when the node is gone
   */
  admission(): Promise<Admission>;
  quotes(entityType: string, entityValue: string): Promise<Schema<'Quote'>>;
  /** Reads the metric `parkett_cluster_…`. */
  metric(name: 'up' | 'neighbours' | 'watched' | 'computed'): Promise<number>;
  kill(): Promise<void>;
}

/**
 * Starts a provider in a separate process and waits until it listens.
 * @throws when it ends before that
 */
export async function startNode(settings: NodeSettings): Promise<ClusterNode> {
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(settings)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const first = once(createInterface({ input: child.stdout }), 'line').then(([line]) => String(line));
  const url = await Promise.race([first, ended.then(() => undefined)]);
  if (url === undefined) throw new Error('The node ended before it listened.');
  const json = async <Answer>(path: string, init: RequestInit = {}): Promise<Answer> => {
    const answer = await fetch(`${url}/api${path}`, { ...init, signal: AbortSignal.timeout(2_000) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  return {
    url,
    async admission() {
      const { token: session } = await json<Schema<'AnonymousToken'>>('/v1/users/anonymous', { method: 'POST' });
      const { token } = await json<Schema<'PushToken'>>('/v1/push/token', { headers: { 'X-ov-token': session } });
      return { url: `${url.replace('http', 'ws')}/ws`, token };
    },
    quotes: (entityType, entityValue) => json(`/v1/instruments/${entityType}/${entityValue}/quote`),
    async metric(name) {
      const text = await (await fetch(`${url}/metrics`)).text();
      return Number(new RegExp(`^parkett_cluster_${name} (\\S+)$`, 'm').exec(text)?.[1]);
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
