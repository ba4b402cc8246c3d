import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Figures, Visitor } from '../attack.ts';

const ADDRESS = '198.51.100.77';

export interface WatchingVisitor extends Visitor {
  begin(): void;
  /** Observations since the start, once the last answer has arrived. */
  end(): Promise<Figures>;
  leave(): Promise<void>;
}

/** Creates a visitor of this site, who is idle until started. */
export function inviteVisitor(site: string): WatchingVisitor {
  const thread = new Worker(new URL('visitor-thread.ts', import.meta.url), { workerData: { site, address: ADDRESS } });
  const begin = (): void => thread.postMessage('begin');
  const end = async (): Promise<Figures> => {
    const told = once(thread, 'message');
    thread.postMessage('end');
    const [figures] = (await told) as [Figures];
    return figures;
  };
  return {
    address: ADDRESS,
    begin,
    end,
    async measure(seconds) {
      begin();
      await new Promise((wake) => setTimeout(wake, seconds * 1000));
      return end();
    },
    leave: async () => void (await thread.terminate()),
  };
}
