import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Figures, Visitor } from '../attack.ts';

const ADDRESS = '198.51.100.77';

export interface WatchingVisitor extends Visitor {
  begin(): void;
  /** Observations since the start, once the last answer is there. */
  end(): Promise<Figures>;
  leave(): Promise<void>;
}

/** A visitor of this site; he is quiet until he is told to look. */
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
