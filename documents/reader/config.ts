import type { Many, Singles } from '../generated/kinds.ts';
import type { PageDocument } from '../generated/types.ts';
import type { ConfigName } from './single-files.ts';

/** Configuration that blocks may read: everything but the pages, which belong to the renderer. */
export type BlockConfig = Pick<Config, ConfigName>;

/** Everything that editors wrote, checked and ready for use. */
export interface Config extends Singles, Many {
  readonly pages: readonly PageDocument[];
}
