import { LRUCache } from 'lru-cache';
import type { LoadedConfig } from '#config/reader/assemble.ts';
import { imageName, imageNamed, IMAGES, ownEnding } from '#config/reader/image-files.ts';
import type { BroughtPicture, PictureEntry, Pictures } from '../../api.ts';
import { refuse } from '../refusal.ts';
import { createPictureFolder, type PictureFile } from './folder.ts';
import { makePicture, type Wish } from './make-picture.ts';
import { stemOf } from './names.ts';

/** The pictures of the project, as editors see and bring them. */
export interface PictureDesk {
  list(loaded: LoadedConfig): Promise<Pictures>;
  /** Takes a picture in. @throws Refusal as `makePicture`, 422 where pictures lie elsewhere */
  add(loaded: LoadedConfig, name: string, bytes: Buffer, wish: Wish): Promise<BroughtPicture>;
  /** The same of one that is there already: another part, another size. */
  cut(loaded: LoadedConfig, file: string, wish: Wish): Promise<PictureEntry>;
  /**
   * Takes a picture away that no document names; it stays in the composer's own folder.
   * @param everywhere all documents as they are and as they may become
   * @throws Refusal 409 for one that is named, 400, 403 and 404 as for any picture
   */
  remove(everywhere: readonly LoadedConfig[], file: string): void;
  /** Where the pictures lie that some documents name. */
  named(loaded: LoadedConfig, files: ReadonlySet<string>): readonly string[];
}

const ELSEWHERE = 'Die Bilder dieses Portals liegen bei einem Bilderdienst (images.template in site.yaml). Lade sie dort hoch.';

/** @param trash folder for pictures that were taken away */
export function createPictureDesk(folder: string, trash: string): PictureDesk {
  const pictures = createPictureFolder(folder);
  const sizes = new LRUCache<string, Size>({ max: 5_000 });
  const sizeOf = async ({ file, bytes, changedAt }: PictureFile): Promise<Size> => {
    const key = `${file} ${bytes} ${changedAt}`;
    const known = sizes.get(key) ?? (await measured(pictures.pathOf(file)));
    sizes.set(key, known);
    return known;
  };
  const entryOf = async (picture: PictureFile, ending: string, uses: Uses): Promise<PictureEntry> => ({
    file: picture.file,
    id: imageName(picture.file, ending) ?? picture.file,
    address: IMAGES + picture.file,
    bytes: picture.bytes,
    changedAt: new Date(picture.changedAt).toISOString(),
    ...(await sizeOf(picture)),
    usedBy: [...(uses.get(picture.file) ?? [])],
  });
  const added = async (loaded: LoadedConfig, name: string, bytes: Buffer, wish: Wish): Promise<BroughtPicture> => {
    const ending = endingIn(loaded) ?? refuse(422, ELSEWHERE);
    const { bytes: made, kind, removed } = await makePicture(bytes, wish);
    const file = pictures.add(stemOf(name), kind, made);
    return { ...(await entryOf({ file, bytes: made.length, changedAt: Date.now() }, ending, new Map())), removed };
  };
  return {
    async list(loaded) {
      const ending = endingIn(loaded);
      if (ending === undefined) return { pictures: [], isElsewhere: true };
      const uses = usesIn(loaded);
      const entries: PictureEntry[] = [];
      for (const picture of pictures.list()) entries.push(await entryOf(picture, ending, uses));
      return { pictures: entries.toSorted((a, b) => (a.file < b.file ? -1 : 1)), isElsewhere: false };
    },
    add: added,
    async cut(loaded, file, wish) {
      const { removed: _, ...entry } = await added(loaded, file, pictures.read(file), wish);
      return entry;
    },
    remove(everywhere, file) {
      const users = new Set(everywhere.flatMap((loaded) => [...(usesIn(loaded).get(file) ?? [])]));
      if (users.size > 0) refuse(409, `Das Bild ${file} wird benutzt: ${[...users].toSorted().slice(0, 3).join(', ')}.`);
      pictures.moveTo(trash, file);
    },
    named: (loaded, files) =>
      [...usesIn(loaded)].flatMap(([picture, uses]) => {
        const path = [...uses].some((file) => files.has(file)) ? pictures.pathOf(picture) : undefined;
        return path === undefined ? [] : [path];
      }),
  };
}

type Size = Pick<PictureEntry, 'width' | 'height'>;
/** Documents by the picture that they name. */
type Uses = ReadonlyMap<string, ReadonlySet<string>>;

function endingIn({ config }: LoadedConfig): string | undefined {
  return ownEnding(config.site.images.template);
}

function usesIn(loaded: LoadedConfig): Uses {
  const uses = new Map<string, Set<string>>();
  for (const { source, name } of loaded.names()) {
    const file = imageNamed(name, loaded.config.site.images.template);
    if (file !== undefined) uses.set(file, (uses.get(file) ?? new Set()).add(source.originOf(name.path).source.file));
  }
  return uses;
}

/** Width and height in pixels as a picture is shown; none of what cannot be read. */
async function measured(path: string | undefined): Promise<Size> {
  if (path === undefined) return {};
  try {
    const { default: sharp } = await import('sharp');
    const { autoOrient } = await sharp(path).metadata();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return {};
  }
}
