import { imageNamed, IMAGES, ownEnding } from '#documents/reader/image-files.ts';
import type { Named } from '#documents/reader/references/walk.ts';
import { REPORT_PICTURES } from '#domain/article/report-pictures.ts';
import type { JobContext } from '../context.ts';
import type { Scene } from './scene.ts';

/** User of the pictures that no document names, as editors read it. */
const IN_REPORTS = 'Marktberichte, die der Anbieter selbst schreibt (domain/article/report-pictures.ts)';

/** The pictures that documents name, and those that the code does. */
export interface PictureUses {
  /** Ending of the portal's own pictures; undefined where they lie with an image service. */
  readonly ending: string | undefined;
  /** Documents, or files of the code, by the picture that they name. */
  readonly uses: ReadonlyMap<string, ReadonlySet<string>>;
}

export function pictureUses(scene: Scene, { scenes }: JobContext): PictureUses {
  const loaded = scenes.loaded(scene);
  const { template } = loaded.config.site.images;
  const uses = new Map<string, Set<string>>();
  const add = (picture: string, file: string): void => void uses.set(picture, (uses.get(picture) ?? new Set()).add(file));
  for (const { source, name } of loaded.names()) {
    const picture = imageNamed(name, template) ?? pictureAt(name);
    if (picture !== undefined) add(picture, source.originOf(name.path).source.file);
  }
  const ending = ownEnding(template);
  if (ending !== undefined) for (const id of REPORT_PICTURES) add(id + ending, IN_REPORTS);
  return { ending, uses };
}

/** The picture that a link leads to. */
function pictureAt({ value }: Named): string | undefined {
  return typeof value === 'string' && value.startsWith(IMAGES) ? value.slice(IMAGES.length) : undefined;
}
