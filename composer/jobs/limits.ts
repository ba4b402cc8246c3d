import { Refusal } from '../server/refusal.ts';

export interface JobLimits {
  /** Maximum duration of a job in seconds, without the start of its process and requests to the site's process. */
  readonly seconds: number;
  /** Maximum resident memory of a job process in MB, including native libraries. */
  readonly megabytes: number;
  /** Maximum duration in seconds for starting a process with the whole configuration. */
  readonly startSeconds: number;
  /** Maximum number of concurrent jobs. */
  readonly atOnce: number;
  /** Maximum number of waiting jobs: per editor, and in total. */
  readonly mostEach: number;
  readonly most: number;
  /** Time in seconds after which a waiting job is given up. */
  readonly waitSeconds: number;
  /** Whether a started process uses a core only when no other process needs it (`runOnlyWhenIdle`). */
  readonly onlyWhenIdle: boolean;
}

export const JOB_LIMITS: JobLimits = {
  seconds: 5,
  megabytes: 512,
  startSeconds: 30,
  atOnce: 2,
  mostEach: 20,
  most: 100,
  waitSeconds: 20,
  onlyWhenIdle: true,
};

/** Limit that ended a job; `start` means that its process did not start. */
export type JobEnd = 'start' | 'time' | 'memory' | 'crash';

/** Error for a job that was ended. Nothing has changed, because only its answer would have been saved. */
export class JobEnded extends Refusal {
  readonly end: JobEnd;
  constructor(end: JobEnd, { seconds, megabytes }: JobLimits) {
    const why = {
      time: `Das hat länger als ${seconds.toLocaleString('de')} Sekunden gedauert und wurde abgebrochen. Dein Entwurf ist, wie er war. Teile das Dokument oder die Änderung auf.`,
      memory: `Das braucht mehr als ${megabytes} MB Speicher und wurde abgebrochen. Dein Entwurf ist, wie er war. Teile das Dokument oder die Änderung auf.`,
      start: 'Die Dokumente lassen sich gerade nicht laden. Dein Entwurf ist, wie er war. Versuche es gleich noch einmal.',
      crash: 'Die Bearbeitung ist unerwartet abgebrochen. Dein Entwurf ist, wie er war. Versuche es noch einmal.',
    }[end];
    super(end === 'crash' || end === 'start' ? 503 : 422, { message: why });
    this.end = end;
  }
}
