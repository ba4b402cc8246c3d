import { Worker } from 'node:worker_threads';
import type { Done, Numbered, PictureOrder } from './thread.ts';

/** Thrown if too many pictures are waiting, or one takes too long. */
export class PicturesBusy extends Error {}

/** Draws pictures one after the other in a worker thread. */
export interface PictureDrawer {
  /**
   * Draws a picture.
   * @throws PicturesBusy; errors of drawing
   */
  draw(order: PictureOrder): Promise<Buffer>;
  close(): Promise<void>;
}

/** Pictures that may wait at the same time. */
const MOST_WAITING = 20;
/** Timeout of a picture in ms, after which the thread is terminated. A picture usually takes 200 ms. */
const PATIENCE_MS = 15_000;
/** Idle time in ms after which the thread ends; the next picture starts another. */
const IDLE_MS = 60_000;

interface Waiting {
  readonly late: NodeJS.Timeout;
  readonly resolve: (png: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/** Creates a drawer whose thread starts with the first picture. */
export function createPictureDrawer({ most = MOST_WAITING, patience = PATIENCE_MS } = {}): PictureDrawer {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let numbers = 0;
  const failAll = (error: Error): void => {
    worker = undefined;
    for (const { late, reject } of waiting.values()) {
      clearTimeout(late);
      reject(error);
    }
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./thread.ts', import.meta.url));
    started.unref();
    started.on('message', (done: Done) => {
      const own = waiting.get(done.id);
      // Ignores messages of a terminated thread.
      if (own === undefined) return;
      waiting.delete(done.id);
      clearTimeout(own.late);
      if ('png' in done) own.resolve(Buffer.from(done.png.buffer));
      else own.reject(new Error(done.fault));
      if (waiting.size === 0) idle = setTimeout(() => void end(new Error('Nobody waits.')), IDLE_MS).unref();
    });
    started.on('error', (error: Error) => worker === started && failAll(error));
    started.on('exit', () => worker === started && failAll(new Error('The thread of pictures ended.')));
    return started;
  };
  const end = async (error: Error): Promise<void> => {
    clearTimeout(idle);
    const ending = worker;
    failAll(error);
    await ending?.terminate();
  };
  return {
    draw(order) {
      if (waiting.size >= most) return Promise.reject(new PicturesBusy('Too many pictures at once.'));
      clearTimeout(idle);
      worker ??= start();
      const id = (numbers += 1);
      const late = setTimeout(() => void end(new PicturesBusy('A picture takes too long.')), patience).unref();
      const drawn = new Promise<Buffer>((resolve, reject) => waiting.set(id, { late, resolve, reject }));
      worker.postMessage({ id, order } satisfies Numbered);
      return drawn;
    },
    close: () => end(new Error('The portal ends.')),
  };
}
