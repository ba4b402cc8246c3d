import { imageNamed, IMAGES, ownEnding } from '#documents/reader/image-files.ts';
import type { Named } from '#documents/reader/references/walk.ts';
import { REPORT_PICTURES } from '#domain/article/report-pictures.ts';
import type { JobContext } from '../context.ts';
import type { Scene } from './scene.ts';

/** Name that editors see for the use of pictures that no document names. */
const IN_REPORTS = 'Marktberichte, die der Anbieter selbst schreibt (domain/article/report-pictures.ts)';

/** Pictures that documents or the code use. */
export interface PictureUses {
  /** File extension of the portal's own pictures; undefined if an image service stores them. */
  readonly ending: string | undefined;
  /** Documents or source files that name a picture, by picture. */
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

/** Picture that a link refers to. */
function pictureAt({ value }: Named): string | undefined {
  return typeof value === 'string' && value.startsWith(IMAGES) ? value.slice(IMAGES.length) : undefined;
}
