import { createAllowance } from '#entrance/allowance.ts';
import type { Editor } from '../../api.ts';
import type { PictureUses } from '../../jobs/documents/pictures.ts';
import { numberIn } from '../read-body.ts';
import { refuse } from '../refusal.ts';
import type { Asked, Route } from '../router.ts';
import type { Crop, Wish } from './make-picture.ts';
import type { PictureDesk } from './pictures.ts';

/** Bytes of the largest file that somebody may bring. */
const LARGEST = 15_000_000;
/** Pictures that one editor may bring in a minute: each takes memory and a second. */
const LIMIT = { calls: 30, seconds: 60 };

export interface PictureRouteParts {
  readonly pictures: PictureDesk;
  /** Pictures that documents name, with an editor's drafts. */
  readonly uses: (editor: Editor) => Promise<PictureUses>;
  /** The same of documents as they are public, in everybody's drafts, and as they are planned. */
  readonly everywhere: (editor: Editor) => Promise<readonly PictureUses[]>;
  readonly note: (asked: Pick<Asked, 'session' | 'file'>, action: string) => void;
}

/** What the app asks of pictures. */
export function pictureRoutes({ pictures, uses, everywhere, note }: PictureRouteParts): readonly Route[] {
  const allowance = createAllowance(LIMIT);
  const brake = ({ session }: Asked): void => {
    if (allowance.take(session.editor.id, 1) !== undefined) refuse(429, 'Das waren viele Bilder auf einmal. Warte eine Minute.');
  };
  return [
    {
      method: 'GET',
      path: /^images$/u,
      role: 'redaktion',
      answer: async ({ session }) => pictures.list(session.editor.id, await uses(session.editor)),
    },
    {
      method: 'PUT',
      path: /^images\/(?<rest>[^/]{1,200})$/u,
      role: 'redaktion',
      largest: LARGEST,
      async answer(asked) {
        brake(asked);
        const { session, rest, bytes, query } = asked;
        if (bytes.length === 0) refuse(400, 'Die Datei ist leer.');
        const added = await pictures.add(session.editor.id, await uses(session.editor), rest, bytes, wishIn(numbersIn(query)));
        note({ session, file: added.address.slice(1) }, 'upload');
        return added;
      },
    },
    {
      method: 'DELETE',
      path: /^images\/(?<rest>[^/]{1,200})$/u,
      role: 'redaktion',
      async answer(asked) {
        brake(asked);
        pictures.remove(await everywhere(asked.session.editor), asked.rest);
        note({ session: asked.session, file: `bilder/${asked.rest}` }, 'delete');
      },
    },
    {
      method: 'POST',
      path: /^images\/(?<rest>[^/]{1,200})\/cut$/u,
      role: 'redaktion',
      async answer(asked) {
        brake(asked);
        const { session, rest, body } = asked;
        const cut = await pictures.cut(session.editor.id, await uses(session.editor), rest, wishIn(body));
        note({ session, file: cut.address.slice(1) }, 'cut');
        return cut;
      },
    },
  ];
}

const SIDES = ['x', 'y', 'width', 'height'] as const;

/** The part of a picture and the width that are wanted. @throws Refusal 400 */
function wishIn(body: Readonly<Record<string, unknown>>): Wish {
  const given = SIDES.filter((side) => body[side] !== undefined);
  const wish: { crop?: Crop; to?: number } = {};
  if (given.length > 0)
    wish.crop = { x: numberIn(body, 'x'), y: numberIn(body, 'y'), width: numberIn(body, 'width'), height: numberIn(body, 'height') };
  if (body['to'] !== undefined) wish.to = numberIn(body, 'to');
  if (wish.to === 0 || wish.crop?.width === 0 || wish.crop?.height === 0) refuse(400, 'Breite und Höhe sind mindestens 1.');
  return wish;
}

function numbersIn(query: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries([...query].map(([key, value]) => [key, /^\d{1,6}$/u.test(value) ? Number(value) : value]));
}
