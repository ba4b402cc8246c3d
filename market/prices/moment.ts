import { LRUCache } from 'lru-cache';
import { dayAt, untilEnd, type Notation } from './notation.ts';
import type { Caches } from './past.ts';
import { isOpenAt } from '../calendar/schedules.ts';
import { figuresUntil, lastTrade, sessionAt, sessionBefore, type DayFigures, type Session } from './session.ts';
import type { Trade } from './types.ts';

/** Marks a part that is not computed yet. */
const UNKNOWN = Symbol('unknown');
type Unknown = typeof UNKNOWN;

/**
 * Notation at an instant, with its session at that time. Each part is computed on first use and shared, so that a price finds its session,
 * and goes through it, only once.
 */
export class Moment {
  readonly notation: Notation;
  /** Requested instant. */
  readonly asked: number;
  /** Requested instant, or that of the last price if it is earlier. */
  readonly instant: number;
  readonly caches: Caches;
  #session: Session | undefined | Unknown;
  #before: Session | undefined | Unknown = UNKNOWN;
  #outline: DayFigures | undefined | Unknown = UNKNOWN;

  constructor(
    notation: Notation,
    asked: number,
    caches: Caches,
    /** Session of the moment and instant of its prices, if they differ from those of the requested instant. */
    { instant = untilEnd(notation, asked), session = UNKNOWN }: { instant?: number; session?: Session | undefined | Unknown } = {},
  ) {
    this.notation = notation;
    this.asked = asked;
    this.instant = instant;
    this.caches = caches;
    this.#session = session;
  }

  /**
   * Last session with a price.
   * @throws RangeError after the market's last day
   */
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

  /** Returns true if there are prices at the requested instant. */
  get isCurrent(): boolean {
    return this.asked === this.instant;
  }

  get isOpen(): boolean {
    return this.isCurrent && isOpenAt(this.notation.schedule, this.instant);
  }

  /** Last trade of the session: the same as in `outline`, but faster if only this is needed. */
  lastTrade(): Trade | undefined {
    return this.session && lastTrade(this.notation, this.session, this.instant, this.caches.trades);
  }

  /** Moment at the close of the last session that ended by the requested instant. */
  atLastClose(): Moment {
    const { notation, asked, caches, session } = this;
    const isRunning = session !== undefined && session.hours.closeTime > asked;
    const over = isRunning ? this.before : session;
    return new Moment(notation, asked, caches, { instant: untilEnd(notation, over?.hours.closeTime ?? this.instant), session: over });
  }
}

/** Maximum number of cached moments: those that one page requests several times. */
const KNOWN = 500;

/** Creates moments, and caches the last one of each notation. */
export function createMoments(caches: Caches): (notation: Notation, asked: number) => Moment {
  const known = new LRUCache<Notation, Moment>({ max: KNOWN });
  return (notation, asked) => {
    const instant = untilEnd(notation, asked);
    const last = known.get(notation);
    // The end of a derivative may become known later.
    if (last !== undefined && last.asked === asked && last.instant === instant) return last;
    const moment = new Moment(notation, asked, caches, { instant });
    known.set(notation, moment);
    return moment;
  };
}
