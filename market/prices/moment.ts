import { LRUCache } from 'lru-cache';
import { dayAt, untilEnd, type Notation } from './notation.ts';
import type { Caches } from './past.ts';
import { isOpenAt } from '../calendar/schedules.ts';
import { figuresUntil, lastTrade, sessionAt, sessionBefore, type DayFigures, type Session } from './session.ts';
import type { Trade } from './types.ts';

/** Not looked for yet. */
const UNKNOWN = Symbol('unknown');
type Unknown = typeof UNKNOWN;

/**
 * A notation at an instant, with the session that its prices are of then. Each part is found by whoever needs it first and handed down, so
 * that a price looks for its session, and goes through it, once.
 */
export class Moment {
  readonly notation: Notation;
  /** The instant that was asked for. */
  readonly asked: number;
  /** That instant, or the last one with prices when it is earlier. */
  readonly instant: number;
  readonly caches: Caches;
  #session: Session | undefined | Unknown;
  #before: Session | undefined | Unknown = UNKNOWN;
  #outline: DayFigures | undefined | Unknown = UNKNOWN;

  constructor(
    notation: Notation,
    asked: number,
    caches: Caches,
    /** Another session than the last one, and until when it counts. */
    { instant = untilEnd(notation, asked), session = UNKNOWN }: { instant?: number; session?: Session | undefined | Unknown } = {},
  ) {
    this.notation = notation;
    this.asked = asked;
    this.instant = instant;
    this.caches = caches;
    this.#session = session;
  }

  /** The last session with a price. @throws RangeError behind the market's last day */
  get session(): Session | undefined {
    if (this.#session === UNKNOWN) this.#session = sessionAt(this.notation, this.instant);
    return this.#session;
  }

  get before(): Session | undefined {
    if (this.#before === UNKNOWN) this.#before = this.session && sessionBefore(this.notation, this.session.hours.day);
    return this.#before;
  }

  /** The session's figures up to the instant; `undefined` when it has no price by then. */
  get outline(): DayFigures | undefined {
    if (this.#outline === UNKNOWN)
      this.#outline = this.session && figuresUntil(this.notation, this.session, this.instant, this.caches.trades);
    return this.#outline;
  }

  /** Local day of the instant at the venue. */
  get day(): number {
    return dayAt(this.notation, this.instant);
  }

  /** Whether there are prices at the instant that was asked for. */
  get isCurrent(): boolean {
    return this.asked === this.instant;
  }

  get isOpen(): boolean {
    return this.isCurrent && isOpenAt(this.notation.schedule, this.instant);
  }

  /** The session's last trade: what `outline` names last, quicker where nothing else of it is needed. */
  lastTrade(): Trade | undefined {
    return this.session && lastTrade(this.notation, this.session, this.instant, this.caches.trades);
  }

  /** The moment as it stands at the end of the last session that was over when it was asked for. */
  atLastClose(): Moment {
    const { notation, asked, caches, session } = this;
    const isRunning = session !== undefined && session.hours.closeTime > asked;
    const over = isRunning ? this.before : session;
    return new Moment(notation, asked, caches, { instant: untilEnd(notation, over?.hours.closeTime ?? this.instant), session: over });
  }
}

/** Maximum number of cached moments: those that a page asks for, each several times. */
const KNOWN = 500;

/** Makes moments, and finds again the last one of each notation. */
export function createMoments(caches: Caches): (notation: Notation, asked: number) => Moment {
  const known = new LRUCache<Notation, Moment>({ max: KNOWN });
  return (notation, asked) => {
    const instant = untilEnd(notation, asked);
    const last = known.get(notation);
    // The end of a derivative becomes known while time goes on.
    if (last !== undefined && last.asked === asked && last.instant === instant) return last;
    const moment = new Moment(notation, asked, caches, { instant });
    known.set(notation, moment);
    return moment;
  };
}
