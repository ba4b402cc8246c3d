import type { Many, Singles } from '../generated/kinds.ts';
import type { PageDocument } from '../generated/types.ts';
import type { ConfigName } from './single-files.ts';

/** What blocks may ask for: everything but the pages, which are the renderer's. */
export type BlockConfig = Pick<Config, ConfigName>;

/** Everything the editors wrote, checked and ready for use. */
export interface Config extends Singles, Many {
  readonly pages: readonly PageDocument[];
}
