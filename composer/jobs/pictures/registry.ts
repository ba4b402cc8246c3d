import { makePicture, type MadePicture, type PictureLimits } from '../../server/pictures/make-picture.ts';
import { measure, type Size } from '../../server/pictures/measure.ts';

/** Everything that is done with the bytes of a picture: libraries in C read what somebody has made up. */
export const pictureJobs = {
  make: ({ bytes, request }: { readonly bytes: Uint8Array; readonly request: PictureLimits }): Promise<MadePicture> =>
    makePicture(Buffer.from(bytes), request),
  measure: ({ paths }: { readonly paths: readonly string[] }): Promise<readonly Size[]> => Promise.all(paths.map(measure)),
};

/** The jobs by name, for those who ask for them; no library is loaded then. */
export type PictureJobs = typeof pictureJobs;
