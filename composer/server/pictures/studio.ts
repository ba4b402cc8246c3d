import type { PictureJobs } from '../../jobs/pictures/registry.ts';
import { JobEnded, type JobEnd, type JobLimits } from '../../jobs/limits.ts';
import { createPool } from '../../jobs/pool.ts';
import { createSlots, type Slots } from '../../jobs/slots.ts';
import { refuse } from '../refusal.ts';
import { kindOfPicture } from './kind.ts';
import type { MadePicture, PictureLimits } from './make-picture.ts';
import type { Size } from './measure.ts';
import { LIMITS, TOO_MUCH } from './svg/limits.ts';

/** Processes pictures in a separate process: one at a time, with turns between editors. */
export interface Studio {
  /**
   * Converts an uploaded picture.
   * @throws Refusal as `makePicture`; 422 and 503 if the picture took too much time or memory
   */
  make(who: string, bytes: Buffer, request: PictureLimits): Promise<MadePicture>;
  /** Sizes of pictures on disk, in the given order; without width and height if they cannot be determined now. */
  measure(who: string, paths: readonly string[]): Promise<readonly Size[]>;
  close(): void;
}

const ENDED: Readonly<Record<JobEnd, string>> = {
  time: 'Das Bild zu bearbeiten hat länger als 5 Sekunden gedauert und wurde abgebrochen. Verkleinere es, bevor du es hochlädst.',
  memory: 'Das Bild zu bearbeiten braucht mehr als 512 MB Speicher und wurde abgebrochen. Verkleinere es, bevor du es hochlädst.',
  start: 'Bilder lassen sich gerade nicht bearbeiten. Versuche es gleich noch einmal.',
  crash: 'Die Bearbeitung des Bildes ist unerwartet abgebrochen. Versuche es noch einmal.',
};

export function createStudio(limits: Partial<JobLimits> = {}, slots: Slots = createSlots()): Studio {
  const pool = createPool<PictureJobs>({
    entry: new URL('../../jobs/pictures/process.ts', import.meta.url),
    settings: undefined,
    limits: { ...limits, atOnce: 1 },
    slots,
  });
  return {
    async make(who, bytes, request) {
      const kind = kindOfPicture(bytes) ?? refuse(415, 'Das ist kein Bild, das hier geht: PNG, JPEG, WebP, AVIF oder SVG.');
      if (kind === 'svg' && bytes.length > LIMITS.bytes) refuse(413, TOO_MUCH.bytes);
      try {
        const made = await pool.run(who, 'make', { bytes, request });
        return { ...made, bytes: Buffer.from(made.bytes) };
      } catch (error) {
        if (error instanceof JobEnded) refuse(error.status, ENDED[error.end]);
        throw error;
      }
    },
    async measure(who, paths) {
      if (paths.length === 0) return [];
      try {
        return await pool.run(who, 'measure', { paths });
      } catch (error) {
        if (error instanceof JobEnded) return paths.map(() => ({}));
        throw error;
      }
    },
    close: pool.close,
  };
}
