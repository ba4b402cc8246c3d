import { createAllowance } from '#entrance/allowance.ts';
import type { Editor, PictureRequest, Session } from '../../api.ts';
import type { PictureUses } from '../../jobs/documents/pictures.ts';
import { refuse } from '../refusal.ts';
import type { Handlers } from '../router.ts';
import type { PictureLimits } from './make-picture.ts';
import type { PictureActions } from './pictures.ts';

/** Maximum number of uploads per editor and minute: each takes memory and a second. */
const LIMIT = { calls: 30, seconds: 60 };

export interface PictureHandlerParts {
  readonly pictures: PictureActions;
  /** Pictures that documents use, including an editor's drafts. */
  readonly uses: (editor: Editor) => Promise<PictureUses>;
  /** Pictures that documents use anywhere: published ones, all drafts and all plans. */
  readonly everywhere: (editor: Editor) => Promise<readonly PictureUses[]>;
  readonly note: (session: Session, file: string, action: string) => void;
}

/** Handlers for the calls about pictures. */
export function pictureHandlers({
  pictures,
  uses,
  everywhere,
  note,
}: PictureHandlerParts): Pick<Handlers, 'listPictures' | 'addPicture' | 'deletePicture' | 'cutPicture'> {
  const allowance = createAllowance(LIMIT);
  const brake = ({ editor }: Session): void => {
    if (allowance.take(editor.id, 1) !== undefined) refuse(429, 'Das waren viele Bilder auf einmal. Warte eine Minute.');
  };
  return {
    listPictures: async ({ session: { editor } }) => pictures.list(editor.id, await uses(editor)),
    async addPicture({ session, path, query, bytes }) {
      brake(session);
      if (bytes.length === 0) refuse(400, 'Die Datei ist leer.');
      const { editor } = session;
      const added = await pictures.add(editor.id, await uses(editor), path.name, bytes, wishIn(query));
      note(session, added.address.slice(1), 'upload');
      return added;
    },
    async deletePicture({ session, path: { name } }) {
      brake(session);
      pictures.remove(await everywhere(session.editor), name);
      note(session, `bilder/${name}`, 'delete');
      return undefined;
    },
    async cutPicture({ session, path, body }) {
      brake(session);
      const { editor } = session;
      const cut = await pictures.cut(editor.id, await uses(editor), path.name, wishIn(body));
      note(session, cut.address.slice(1), 'cut');
      return cut;
    },
  };
}

/**
 * Requested crop and width.
 * @throws Refusal 400 for an incomplete crop
 */
function wishIn({ x, y, width, height, to }: PictureRequest = {}): PictureLimits {
  const size = to === undefined ? {} : { to };
  if (x !== undefined && y !== undefined && width !== undefined && height !== undefined) return { crop: { x, y, width, height }, ...size };
  if (x === undefined && y === undefined && width === undefined && height === undefined) return size;
  return refuse(400, 'Zu einem Ausschnitt gehören „x“, „y“, „width“ und „height“.');
}
