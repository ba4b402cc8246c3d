import { makePicture, type MadePicture, type Wish } from '../../server/pictures/make-picture.ts';
import { measure, type Size } from '../../server/pictures/measure.ts';

/** Everything that is done with the bytes of a picture: libraries in C read what somebody has made up. */
export const pictureJobs = {
  make: ({ bytes, wish }: { readonly bytes: Uint8Array; readonly wish: Wish }): Promise<MadePicture> =>
    makePicture(Buffer.from(bytes), wish),
  measure: ({ paths }: { readonly paths: readonly string[] }): Promise<readonly Size[]> => Promise.all(paths.map(measure)),
};

/** The jobs by name, for those who ask for them; no library is loaded then. */
export type PictureJobs = typeof pictureJobs;
