import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { request as ask, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { arrivalOf } from '#entrance/arrival.ts';
import { isSecure } from '#site/session/is-secure.ts';
import { startClock } from '../../jobs/clock.ts';
import { ONE_THREAD, runOnlyWhenIdle, lowerPriority, waitedForCore } from '../../jobs/process-priority.ts';
import type { Folders } from '../files.ts';
import { refuse } from '../refusal.ts';
import type { PreviewRequest } from './renderer.ts';
import type { RenderLimits } from './limits.ts';
import { MEMORY, SECRET, type FromRenderProcess, type SentPreviewRequest, type ToRenderProcess } from './message.ts';

export interface RenderedPreview {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface RenderProcess {
  readonly isAlive: boolean;
  /**
   * Renders one preview.
   * @throws Refusal if the preview exceeds its limits; `LOST` if the process ended because of another preview
   */
  render(previewRequest: PreviewRequest, request: IncomingMessage): Promise<RenderedPreview>;
  /** Returns true if the memory in use leaves the next preview less than its limit. */
  isFull(): boolean;
  published(): void;
  end(): void;
}

/** Error of a preview whose process ended because of another preview: it can be retried. */
export const LOST = Symbol('lost');

/** Maximum fraction of the memory limit that may be in use between two previews. */
const FULL = 0.7;
/** Secrets that are removed from the environment, since rendering does not need them. */
const REMOVED_SECRETS = ['SITE_SECRET', 'PARKETT_EDITORIAL_TOKEN', 'PARKETT_COMPOSER_EDITORS', 'PROVIDER_METRICS_TOKEN', 'DATABASE_URL'];
const HOP: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-type',
  'upgrade',
  'expect',
]);
const TIME = 'Diese Vorschau zu zeichnen hat länger als 5 Sekunden gedauert und wurde abgebrochen. Dein Entwurf ist, wie er war.';
const MEMORY_USED = 'Diese Vorschau zu zeichnen braucht zu viel Speicher und wurde abgebrochen. Dein Entwurf ist, wie er war.';
const NO_START = 'Die Vorschau lässt sich gerade nicht zeichnen. Dein Entwurf ist, wie er war. Versuche es gleich noch einmal.';

export function startRenderProcess(folders: Folders, limits: RenderLimits): RenderProcess {
  const secret = randomBytes(24).toString('hex');
  const child = fork(fileURLToPath(new URL('process.ts', import.meta.url)), {
    execArgv: [`--max-old-space-size=${limits.megabytes + 256}`, '--max-semi-space-size=16', ...ONE_THREAD],
    // The site's process learns about a request from forwarded headers, so this process's address must be a trusted proxy.
    env: { ...process.env, ...Object.fromEntries(REMOVED_SECRETS.map((name) => [name, undefined])), PARKETT_TRUSTED_PROXIES: 'loopback' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  lowerPriority(child.pid);
  child.unref();
  child.channel?.unref();
  const ready = Promise.withResolvers<FromRenderProcess>();
  ready.promise.catch(() => undefined);
  let isAlive = true;
  let late: symbol | undefined;
  let [base, held, running] = [0, 0, 0];
  const send = (message: ToRenderProcess): void => void (isAlive && child.send(message, () => undefined));
  const end = (): void => void child.kill('SIGKILL');
  const starting = setTimeout(end, limits.startSeconds * 1000);
  const gone = (): void => {
    isAlive = false;
    clearTimeout(starting);
    ready.reject(new Error('The process that renders previews has ended'));
  };
  child.once('exit', gone);
  child.once('error', gone);
  child.on('message', (message: FromRenderProcess) => {
    clearTimeout(starting);
    base = message.bytes;
    runOnlyWhenIdle(child.pid);
    ready.resolve(message);
  });
  send({ kind: 'begin', folders, secret, megabytes: limits.megabytes });
  return {
    get isAlive() {
      return isAlive;
    },
    isFull: () => held > base + limits.megabytes * 1024 * 1024 * FULL,
    published: () => send({ kind: 'published' }),
    end,
    async render(previewRequest, request) {
      const { port } = await ready.promise.catch(() => refuse(503, NO_START));
      const own = Symbol('preview');
      const isOver = (): void => {
        late ??= own;
        end();
      };
      const clock = startClock(limits.seconds, isOver, () => waitedForCore(child.pid));
      running += 1;
      try {
        const rendered = await fetched(previewRequest, port, { ...headersOf(request), [SECRET]: secret });
        held = Number(rendered.headers[MEMORY]);
        return rendered;
      } catch {
        if (late === own) refuse(422, TIME);
        if (late !== undefined || running > 1) throw LOST;
        return refuse(422, MEMORY_USED);
      } finally {
        running -= 1;
        clock.stop();
      }
    },
  };
}

/** Headers for the render process: those of the request, with its address, host and protocol. */
function headersOf(request: IncomingMessage): Record<string, string | string[] | undefined> {
  const { address, host } = arrivalOf(request);
  const forwarded = Object.entries(request.headers).filter(([name]) => !HOP.has(name) && !name.startsWith('x-forwarded-'));
  return {
    ...Object.fromEntries(forwarded),
    host,
    'x-forwarded-for': address,
    'x-forwarded-proto': isSecure(request) ? 'https' : 'http',
  };
}

function fetched(
  { overlay, url, as, now, linkPrefix, has, isShared }: PreviewRequest,
  port: number,
  headers: Record<string, string | string[] | undefined>,
): Promise<RenderedPreview> {
  const body = JSON.stringify({ overlay: [...overlay], url, as, now, linkPrefix, has, isShared } satisfies SentPreviewRequest);
  return new Promise((resolve, reject) => {
    const asked = ask({ host: '127.0.0.1', port, method: 'POST', path: '/', headers, agent: false }, (answer) => {
      buffer(answer).then((bytes) => resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body: bytes }), reject);
    });
    asked.once('error', reject);
    asked.end(body);
  });
}
