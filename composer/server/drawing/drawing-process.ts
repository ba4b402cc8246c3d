import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { request as ask, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { arrivalOf } from '#entrance/arrival.ts';
import { isSecure } from '#site/session/is-secure.ts';
import { startClock } from '../../jobs/clock.ts';
import { ONE_THREAD, standAside, stepBack, waitedForCore } from '../../jobs/step-back.ts';
import type { Folders } from '../files.ts';
import { refuse } from '../refusal.ts';
import type { Order } from './drawer.ts';
import type { DrawingLimits } from './limits.ts';
import { MEMORY, SECRET, type FromDrawing, type SentOrder, type ToDrawing } from './message.ts';

export interface Drawn {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface DrawingProcess {
  readonly isAlive: boolean;
  /** Draws one preview. @throws Refusal for one beyond its bounds; `LOST` where the process ended for another one */
  draw(order: Order, request: IncomingMessage): Promise<Drawn>;
  /** Whether it holds so much after its last preview that the next one would have less than it may take. */
  isFull(): boolean;
  published(): void;
  end(): void;
}

/** The process ended, but not because of this preview: it can be drawn by another one. */
export const LOST = Symbol('lost');

/** Part of the memory that may be held between two previews. */
const FULL = 0.7;
/** Secrets of the site that drawing has no use for. */
const KEPT_BACK = ['SITE_SECRET', 'PARKETT_EDITORIAL_TOKEN', 'PARKETT_COMPOSER_EDITORS', 'PROVIDER_METRICS_TOKEN', 'DATABASE_URL'];
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

export function startDrawingProcess(folders: Folders, limits: DrawingLimits): DrawingProcess {
  const secret = randomBytes(24).toString('hex');
  const child = fork(fileURLToPath(new URL('process.ts', import.meta.url)), {
    execArgv: [`--max-old-space-size=${limits.megabytes + 256}`, '--max-semi-space-size=16', ...ONE_THREAD],
    // The site's process learns about a request from forwarded headers, so this process's address must be a trusted proxy.
    env: { ...process.env, ...Object.fromEntries(KEPT_BACK.map((name) => [name, undefined])), PARKETT_TRUSTED_PROXIES: 'loopback' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  stepBack(child.pid);
  child.unref();
  child.channel?.unref();
  const ready = Promise.withResolvers<FromDrawing>();
  ready.promise.catch(() => undefined);
  let isAlive = true;
  let late: symbol | undefined;
  let [base, held, running] = [0, 0, 0];
  const send = (message: ToDrawing): void => void (isAlive && child.send(message, () => undefined));
  const end = (): void => void child.kill('SIGKILL');
  const starting = setTimeout(end, limits.startSeconds * 1000);
  const gone = (): void => {
    isAlive = false;
    clearTimeout(starting);
    ready.reject(new Error('The process that draws previews has ended'));
  };
  child.once('exit', gone);
  child.once('error', gone);
  child.on('message', (message: FromDrawing) => {
    clearTimeout(starting);
    base = message.bytes;
    standAside(child.pid);
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
    async draw(order, request) {
      const { port } = await ready.promise.catch(() => refuse(503, NO_START));
      const own = Symbol('preview');
      const isOver = (): void => {
        late ??= own;
        end();
      };
      const clock = startClock(limits.seconds, isOver, () => waitedForCore(child.pid));
      running += 1;
      try {
        const drawn = await fetched(order, port, { ...headersOf(request), [SECRET]: secret });
        held = Number(drawn.headers[MEMORY]);
        return drawn;
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

/** Headers of a request for the process that draws, with what is known of how it came. */
function headersOf(request: IncomingMessage): Record<string, string | string[] | undefined> {
  const { address, host } = arrivalOf(request);
  const kept = Object.entries(request.headers).filter(([name]) => !HOP.has(name) && !name.startsWith('x-forwarded-'));
  return {
    ...Object.fromEntries(kept),
    host,
    'x-forwarded-for': address,
    'x-forwarded-proto': isSecure(request) ? 'https' : 'http',
  };
}

function fetched(
  { overlay, url, as, now, linkPrefix, has, isShared }: Order,
  port: number,
  headers: Record<string, string | string[] | undefined>,
): Promise<Drawn> {
  const body = JSON.stringify({ overlay: [...overlay], url, as, now, linkPrefix, has, isShared } satisfies SentOrder);
  return new Promise((resolve, reject) => {
    const asked = ask({ host: '127.0.0.1', port, method: 'POST', path: '/', headers, agent: false }, (answer) => {
      buffer(answer).then((bytes) => resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body: bytes }), reject);
    });
    asked.once('error', reject);
    asked.end(body);
  });
}
