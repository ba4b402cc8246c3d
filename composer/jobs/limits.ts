import { Refusal } from '../server/refusal.ts';

export interface JobLimits {
  /** Seconds that a job may take, without the start of its process and what it asks of the site's process. */
  readonly seconds: number;
  /** Megabytes of resident memory that its process may have, native libraries included. */
  readonly megabytes: number;
  /** Seconds for the start of a process with the whole configuration. */
  readonly startSeconds: number;
  /** Jobs at a time. */
  readonly atOnce: number;
  /** Jobs that may wait, of one editor and of all. */
  readonly mostEach: number;
  readonly most: number;
  /** Seconds after which a job that still waits is given up. */
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

/** The bound that ended a job; `start`: its process did not come up. */
export type JobEnd = 'start' | 'time' | 'memory' | 'crash';

/** A job that was ended. Nothing is changed then: only its answer would have been written. */
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
