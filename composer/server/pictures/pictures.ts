import { LRUCache } from 'lru-cache';
import type { LoadedConfig } from '#config/reader/assemble.ts';
import { imageName, imageNamed, IMAGES, ownEnding } from '#config/reader/image-files.ts';
import type { BroughtPicture, PictureEntry, Pictures } from '../../api.ts';
import { refuse } from '../refusal.ts';
import { createPictureFolder, type PictureFile } from './folder.ts';
import type { Wish } from './make-picture.ts';
import type { Size } from './measure.ts';
import { stemOf } from './names.ts';
import type { Studio } from './studio.ts';

/** The pictures of the project, as editors see and bring them. */
export interface PictureDesk {
  /** @param who is it, by the id of the editor; so for all that takes work */
  list(who: string, loaded: LoadedConfig): Promise<Pictures>;
  /** Takes a picture in. @throws Refusal as `Studio.make`, 422 where pictures lie elsewhere */
  add(who: string, loaded: LoadedConfig, name: string, bytes: Buffer, wish: Wish): Promise<BroughtPicture>;
  /** The same of one that is there already: another part, another size. */
  cut(who: string, loaded: LoadedConfig, file: string, wish: Wish): Promise<PictureEntry>;
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
export function createPictureDesk(folder: string, trash: string, studio: Studio): PictureDesk {
  const pictures = createPictureFolder(folder);
  const sizes = new LRUCache<string, Size>({ max: 5_000 });
  const keyOf = ({ file, bytes, changedAt }: PictureFile): string => `${file} ${bytes} ${changedAt}`;
  /** Reads the sizes of those pictures that nobody has asked for yet. */
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
  const entryOf = (picture: PictureFile, ending: string, uses: Uses): PictureEntry => ({
    file: picture.file,
    id: imageName(picture.file, ending) ?? picture.file,
    address: IMAGES + picture.file,
    bytes: picture.bytes,
    changedAt: new Date(picture.changedAt).toISOString(),
    ...sizes.get(keyOf(picture)),
    usedBy: [...(uses.get(picture.file) ?? [])],
  });
  const added: PictureDesk['add'] = async (who, loaded, name, bytes, wish) => {
    const ending = endingIn(loaded) ?? refuse(422, ELSEWHERE);
    const { bytes: made, kind, removed } = await studio.make(who, bytes, wish);
    const file = pictures.add(stemOf(name), kind, made);
    const picture = { file, bytes: made.length, changedAt: Date.now() };
    await learn(who, [picture]);
    return { ...entryOf(picture, ending, new Map()), removed };
  };
  return {
    async list(who, loaded) {
      const ending = endingIn(loaded);
      if (ending === undefined) return { pictures: [], isElsewhere: true };
      const uses = usesIn(loaded);
      const files = pictures.list();
      await learn(who, files);
      const entries = files.map((picture) => entryOf(picture, ending, uses));
      return { pictures: entries.toSorted((a, b) => (a.file < b.file ? -1 : 1)), isElsewhere: false };
    },
    add: added,
    async cut(who, loaded, file, wish) {
      const { removed: _, ...entry } = await added(who, loaded, file, pictures.read(file), wish);
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
