import { createFairQueue } from '#entrance/fair-queue.ts';
import { warn } from '#site/log.ts';
import { createSlots } from '../../jobs/slots.ts';
import type { Folders } from '../files.ts';
import { Refusal, refuse } from '../refusal.ts';
import type { PreviewRenderer, Exchange, PreviewRequest } from './renderer.ts';
import { LOST, startRenderProcess, type RenderProcess, type RenderedPreview } from './render-process.ts';
import { RENDER_LIMITS, type RenderLimits } from './limits.ts';
import { MEMORY } from './message.ts';

interface Waiting {
  readonly previewRequest: PreviewRequest;
  readonly exchange: Exchange;
  readonly rendered: PromiseWithResolvers<RenderedPreview>;
}

const BUSY = 'Gerade werden viele Vorschauen gezeichnet. Versuche es gleich noch einmal.';
/** Headers that only concern the connection between the two processes. */
const INTERNAL_HEADERS: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date', MEMORY]);

/**
 * Renders previews in a separate process. It starts when an editor arrives, ends after a time without previews, and is replaced when a preview
 * exceeds its time or memory. Renders two previews at a time, with a fair queue between editors and visitors of links.
 */
export function createProcessRenderer(folders: Folders, given: Partial<RenderLimits> = {}, slots = createSlots()): PreviewRenderer {
  const limits = { ...RENDER_LIMITS, ...given };
  const queue = createFairQueue<Waiting>(limits);
  const busy = new Set<string>();
  let current: RenderProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  const end = (): void => {
    current?.end();
    current = undefined;
  };
  const rest = (): void => {
    clearTimeout(idle);
    idle = setTimeout(end, limits.idleSeconds * 1000).unref();
  };
  const process = (): RenderProcess => {
    if (current === undefined || !current.isAlive) current = startRenderProcess(folders, limits);
    return current;
  };
  /** Renders a preview and retries once if the process ended because of another preview. */
  const rendered = async ({ previewRequest, exchange: { request } }: Waiting): Promise<RenderedPreview> => {
    try {
      return await process().render(previewRequest, request);
    } catch (error) {
      if (error !== LOST) throw error;
      return process().render(previewRequest, request);
    }
  };
  const work = async (job: Waiting): Promise<void> => {
    const { who } = job.previewRequest;
    clearTimeout(idle);
    busy.add(who);
    try {
      job.rendered.resolve(await rendered(job));
    } catch (error) {
      if (error instanceof Refusal) warn('preview-ended', { status: error.status });
      job.rendered.reject(error === LOST ? new Refusal(503, { message: BUSY }) : error);
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
    async render(previewRequest, exchange) {
      const job: Waiting = { previewRequest, exchange, rendered: Promise.withResolvers<RenderedPreview>() };
      if (queue.of(previewRequest.who) >= limits.mostEach) refuse(429, BUSY);
      if (!queue.push(previewRequest.who, job)) refuse(503, BUSY);
      const giveUp = (): void => {
        if (queue.remove(previewRequest.who, job)) job.rendered.reject(new Refusal(503, { message: BUSY }));
      };
      const late = setTimeout(giveUp, limits.waitSeconds * 1000);
      exchange.response.once('close', giveUp);
      next();
      try {
        const { status, headers, body } = await job.rendered.promise;
        const forwarded = Object.entries(headers).filter(([name, value]) => !INTERNAL_HEADERS.has(name) && value !== undefined);
        for (const [name, value] of forwarded) exchange.response.setHeader(name, value ?? '');
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
