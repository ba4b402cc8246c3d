import type { Config } from '#documents/reader/config.ts';
import { sectionFinder, type SectionOf } from '#domain/instrument/section.ts';

const known = new WeakMap<Config['sections'], SectionOf>();

/** Where the configuration has the pages of an instrument. */
export function sectionIn({ sections }: Pick<Config, 'sections'>): SectionOf {
  const found = known.get(sections);
  if (found !== undefined) return found;
  const own = sectionFinder(sections.sections);
  known.set(sections, own);
  return own;
}
