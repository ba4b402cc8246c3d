import type { Config } from '#documents/reader/config.ts';
import { sectionFinder, type SectionOf } from '#domain/instrument/section.ts';

const known = new WeakMap<Config['sections'], SectionOf>();

/** Returns a function that finds the section of an instrument's pages in the configuration. */
export function sectionIn({ sections }: Pick<Config, 'sections'>): SectionOf {
  const found = known.get(sections);
  if (found !== undefined) return found;
  const own = sectionFinder(sections.sections);
  known.set(sections, own);
  return own;
}
