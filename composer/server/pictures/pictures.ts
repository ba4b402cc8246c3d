import { LRUCache } from 'lru-cache';
import { imageName, IMAGES } from '#documents/reader/image-files.ts';
import type { BroughtPicture, PictureEntry, Pictures } from '../../api.ts';
import type { PictureUses } from '../../jobs/documents/pictures.ts';
import { refuse } from '../refusal.ts';
import { createPictureFolder, type PictureFile } from './folder.ts';
import type { PictureLimits } from './make-picture.ts';
import type { Size } from './measure.ts';
import { stemOf } from './names.ts';
import type { Studio } from './studio.ts';

/** Pictures of the project, as editors see and upload them. */
export interface PictureActions {
  /**
   * Lists all pictures.
   * @param who id of the editor, who takes turns with others for all work on pictures
   */
  list(who: string, named: PictureUses): Promise<Pictures>;
  /**
   * Adds an uploaded picture.
   * @throws Refusal as `Studio.make`, 422 if an image service stores the pictures
   */
  add(who: string, named: PictureUses, name: string, bytes: Buffer, request: PictureLimits): Promise<BroughtPicture>;
  /** Adds a copy of an existing picture with another crop or size. */
  cut(who: string, named: PictureUses, file: string, request: PictureLimits): Promise<PictureEntry>;
  /**
   * Removes an unused picture from the project; a copy stays in the composer's own folder.
   * @param everywhere pictures used by all published documents, drafts and plans
   * @throws Refusal 409 for a picture in use, 400, 403 and 404 as for every picture
   */
  remove(everywhere: readonly PictureUses[], file: string): void;
  /** Paths of the pictures that some documents use. */
  named(named: PictureUses, files: ReadonlySet<string>): readonly string[];
}

const ELSEWHERE = 'Die Bilder dieses Portals liegen bei einem Bilderdienst (images.template in site.yaml). Lade sie dort hoch.';

/**
 * Creates the actions on pictures.
 * @param trash folder for removed pictures
 */
export function createPictureActions(folder: string, trash: string, studio: Studio): PictureActions {
  const pictures = createPictureFolder(folder);
  const sizes = new LRUCache<string, Size>({ max: 5_000 });
  const keyOf = ({ file, bytes, changedAt }: PictureFile): string => `${file} ${bytes} ${changedAt}`;
  /** Reads the sizes of pictures that are not cached. */
  const learn = async (who: string, files: readonly PictureFile[]): Promise<void> => {
    const unknown = files.flatMap((picture) => {
      const path = sizes.has(keyOf(picture)) ? undefined : pictures.pathOf(picture.file);
      return path === undefined ? [] : [{ key: keyOf(picture), path }];
    });
    const found = await studio.measure(
      who,
      unknown.map(({ path }) => path),
    );
    for (const [index, { key }] of unknown.entries()) if (found[index]?.width !== undefined) sizes.set(key, found[index]);
  };
  const entryOf = (picture: PictureFile, ending: string, uses: PictureUses['uses']): PictureEntry => ({
    file: picture.file,
    id: imageName(picture.file, ending) ?? picture.file,
    address: IMAGES + picture.file,
    bytes: picture.bytes,
    changedAt: new Date(picture.changedAt).toISOString(),
    ...sizes.get(keyOf(picture)),
    usedBy: [...(uses.get(picture.file) ?? [])],
  });
  const added: PictureActions['add'] = async (who, named, name, bytes, request) => {
    const ending = named.ending ?? refuse(422, ELSEWHERE);
    const { bytes: made, kind, removed } = await studio.make(who, bytes, request);
    const file = pictures.add(stemOf(name), kind, made);
    const picture = { file, bytes: made.length, changedAt: Date.now() };
    await learn(who, [picture]);
    return { ...entryOf(picture, ending, new Map()), removed };
  };
  return {
    async list(who, { ending, uses }) {
      if (ending === undefined) return { pictures: [], isElsewhere: true };
      const files = pictures.list();
      await learn(who, files);
      const entries = files.map((picture) => entryOf(picture, ending, uses));
      return { pictures: entries.toSorted((a, b) => (a.file < b.file ? -1 : 1)), isElsewhere: false };
    },
    add: added,
    async cut(who, named, file, request) {
      const { removed: _, ...entry } = await added(who, named, file, pictures.read(file), request);
      return entry;
    },
    remove(everywhere, file) {
      const users = new Set(everywhere.flatMap(({ uses }) => [...(uses.get(file) ?? [])]));
      if (users.size > 0) refuse(409, `Das Bild ${file} wird benutzt: ${[...users].toSorted().slice(0, 3).join(', ')}.`);
      pictures.moveTo(trash, file);
    },
    named: ({ uses }, files) =>
      [...uses].flatMap(([picture, users]) => {
        const path = [...users].some((file) => files.has(file)) ? pictures.pathOf(picture) : undefined;
        return path === undefined ? [] : [path];
      }),
  };
}
