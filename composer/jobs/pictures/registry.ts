import { makePicture, type MadePicture, type PictureLimits } from '../../server/pictures/make-picture.ts';
import { measure, type Size } from '../../server/pictures/measure.ts';

/** All jobs that process the bytes of a picture, in a separate process because C libraries parse untrusted data. */
export const pictureJobs = {
  make: ({ bytes, request }: { readonly bytes: Uint8Array; readonly request: PictureLimits }): Promise<MadePicture> =>
    makePicture(Buffer.from(bytes), request),
  measure: ({ paths }: { readonly paths: readonly string[] }): Promise<readonly Size[]> => Promise.all(paths.map(measure)),
};

/** Jobs by name, for callers. Importing this type loads no library. */
export type PictureJobs = typeof pictureJobs;
