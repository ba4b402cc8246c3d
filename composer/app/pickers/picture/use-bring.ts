import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BroughtPicture, PictureEntry } from '../../../api.ts';
import { call, CallFault, sendFile } from '../../calls/call.ts';
import { queries } from '../../calls/queries.ts';
import type { CutRequest } from './cuts.ts';

/** Source of a picture: a file of the editor, or a picture of the folder. */
export type Source = { readonly file: File } | { readonly picture: PictureEntry };

/** Maximum size of an upload, in bytes; the same limit as on the server. */
const LARGEST = 15_000_000;

/** Uploads pictures to the project's folder. */
export function useBring() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ source, request }: { readonly source: Source; readonly request: CutRequest }): Promise<BroughtPicture> => {
      if ('picture' in source) {
        const cut = await call('cutPicture', { path: { name: source.picture.file }, body: request });
        return { ...cut, removed: [] };
      }
      const { file } = source;
      if (file.size > LARGEST) throw new CallFault(413, { message: 'Die Datei ist zu groß: Mehr als 15 MB gehen nicht.' });
      return sendFile('addPicture', { path: { name: file.name === '' ? 'bild' : file.name }, query: request }, file);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: queries.images.queryKey }),
  });
}

/** Returns true for vector drawings, which have no pixels to crop. */
export function isDrawing(source: Source): boolean {
  return 'picture' in source
    ? source.picture.file.endsWith('.svg')
    : source.file.type === 'image/svg+xml' || /\.svg$/iu.test(source.file.name);
}
