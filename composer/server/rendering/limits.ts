/** Limits of rendering previews. */
export interface RenderLimits {
  /** Timeout of one preview in seconds, without the start of the process. */
  readonly seconds: number;
  /** Maximum memory of rendering in MB, on top of that of the started process (about 330 MB). */
  readonly megabytes: number;
  readonly startSeconds: number;
  /** Maximum number of previews rendered concurrently. */
  readonly atOnce: number;
  /** Maximum number of waiting previews: per editor or visitor, and in total. */
  readonly mostEach: number;
  readonly most: number;
  readonly waitSeconds: number;
  /** Time in seconds without a preview after which the process ends. */
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
