/** Limits of rendering previews. */
export interface RenderLimits {
  /** Timeout of one preview in seconds, without the start of the process. */
  readonly seconds: number;
  /** Maximum memory of rendering in MB, on top of that of the started process (about 330 MB). */
  readonly megabytes: number;
  readonly startSeconds: number;
  /** Previews at a time. */
  readonly atOnce: number;
  /** Maximum number of waiting previews: of one editor or visitor, and of all. */
  readonly mostEach: number;
  readonly most: number;
  readonly waitSeconds: number;
  /** Seconds without a preview after which the process ends. */
  readonly idleSeconds: number;
}

export const RENDER_LIMITS: RenderLimits = {
  seconds: 5,
  megabytes: 512,
  startSeconds: 60,
  atOnce: 2,
  mostEach: 8,
  most: 60,
  waitSeconds: 20,
  idleSeconds: 600,
};
