/** Bounds of drawing previews. */
export interface DrawingLimits {
  /** Seconds that one preview may take, without the start of the process. */
  readonly seconds: number;
  /** Megabytes that drawing may take above what the process has when it is ready (about 330). */
  readonly megabytes: number;
  readonly startSeconds: number;
  /** Previews at a time. */
  readonly atOnce: number;
  /** Previews that may wait, of one editor or visitor and of all. */
  readonly mostEach: number;
  readonly most: number;
  readonly waitSeconds: number;
  /** Seconds without a preview after which the process ends. */
  readonly idleSeconds: number;
}

export const DRAWING_LIMITS: DrawingLimits = {
  seconds: 5,
  megabytes: 512,
  startSeconds: 60,
  atOnce: 2,
  mostEach: 8,
  most: 60,
  waitSeconds: 20,
  idleSeconds: 600,
};
