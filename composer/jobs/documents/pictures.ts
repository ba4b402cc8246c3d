import { imageNamed, ownEnding } from '#config/reader/image-files.ts';
import type { JobContext } from '../context.ts';
import type { Scene } from './scene.ts';

/** The pictures that documents name. */
export interface PictureUses {
  /** Ending of the portal's own pictures; undefined where they lie with an image service. */
  readonly ending: string | undefined;
  /** Documents by the picture that they name. */
  readonly uses: ReadonlyMap<string, ReadonlySet<string>>;
}

export function pictureUses(scene: Scene, { scenes }: JobContext): PictureUses {
  const loaded = scenes.loaded(scene);
  const { template } = loaded.config.site.images;
  const uses = new Map<string, Set<string>>();
  for (const { source, name } of loaded.names()) {
    const file = imageNamed(name, template);
    if (file !== undefined) uses.set(file, (uses.get(file) ?? new Set()).add(source.originOf(name.path).source.file));
  }
  return { ending: ownEnding(template), uses };
}
