import { createFairQueue } from '#entrance/fair-queue.ts';
import { warn } from '#site/log.ts';
import { createSlots } from '../../jobs/slots.ts';
import type { Folders } from '../files.ts';
import { Refusal, refuse } from '../refusal.ts';
import type { Drawer, Exchange, Order } from './drawer.ts';
import { LOST, startDrawingProcess, type DrawingProcess, type Drawn } from './drawing-process.ts';
import { DRAWING_LIMITS, type DrawingLimits } from './limits.ts';
import { MEMORY } from './message.ts';

interface Waiting {
  readonly order: Order;
  readonly exchange: Exchange;
  readonly drawn: PromiseWithResolvers<Drawn>;
}

const BUSY = 'Gerade werden viele Vorschauen gezeichnet. Versuche es gleich noch einmal.';
/** Headers of an answer that hold between two processes only. */
const OWN: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date', MEMORY]);

/**
 * Draws previews in a process of their own, which is started when an editor is there, ended when nobody needs it, and replaced when a preview
 * takes too long or too much memory: two at a time, by turns between editors and visitors of links.
 */
export function createDrawerAside(folders: Folders, given: Partial<DrawingLimits> = {}, slots = createSlots()): Drawer {
  const limits = { ...DRAWING_LIMITS, ...given };
  const queue = createFairQueue<Waiting>(limits);
  const busy = new Set<string>();
  let current: DrawingProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  const end = (): void => {
    current?.end();
    current = undefined;
  };
  const rest = (): void => {
    clearTimeout(idle);
    idle = setTimeout(end, limits.idleSeconds * 1000).unref();
  };
  const process = (): DrawingProcess => {
    if (current === undefined || !current.isAlive) current = startDrawingProcess(folders, limits);
    return current;
  };
  /** Draws once more where the process ended because of another preview. */
  const drawn = async ({ order, exchange: { request } }: Waiting): Promise<Drawn> => {
    try {
      return await process().draw(order, request);
    } catch (error) {
      if (error !== LOST) throw error;
      return process().draw(order, request);
    }
  };
  const work = async (job: Waiting): Promise<void> => {
    const { who } = job.order;
    clearTimeout(idle);
    busy.add(who);
    try {
      job.drawn.resolve(await drawn(job));
    } catch (error) {
      if (error instanceof Refusal) warn('preview-ended', { status: error.status });
      job.drawn.reject(error === LOST ? new Refusal(503, { message: BUSY }) : error);
    } finally {
      busy.delete(who);
      slots.release();
      if (busy.size === 0 && current?.isFull() === true) end();
      rest();
      next();
    }
  };
  const next = (): void => {
    while (queue.size > 0 && busy.size < limits.atOnce && slots.take(next)) {
      const job = queue.shift((who) => !busy.has(who ?? ''));
      if (job === undefined) {
        slots.release();
        return;
      }
      void work(job);
    }
  };
  return {
    async draw(order, exchange) {
      const job: Waiting = { order, exchange, drawn: Promise.withResolvers<Drawn>() };
      if (queue.of(order.who) >= limits.mostEach) refuse(429, BUSY);
      if (!queue.push(order.who, job)) refuse(503, BUSY);
      const giveUp = (): void => {
        if (queue.remove(order.who, job)) job.drawn.reject(new Refusal(503, { message: BUSY }));
      };
      const late = setTimeout(giveUp, limits.waitSeconds * 1000);
      exchange.response.once('close', giveUp);
      next();
      try {
        const { status, headers, body } = await job.drawn.promise;
        const kept = Object.entries(headers).filter(([name, value]) => !OWN.has(name) && value !== undefined);
        for (const [name, value] of kept) exchange.response.setHeader(name, value ?? '');
        exchange.response.writeHead(status).end(body);
      } finally {
        clearTimeout(late);
        exchange.response.off('close', giveUp);
      }
    },
    prepare() {
      process();
      if (busy.size === 0) rest();
    },
    published: () => current?.published(),
    close() {
      clearTimeout(idle);
      end();
    },
  };
}
