import { SECTIONS } from '#domain/instrument/generated/sections.ts';
import { instrumentPath, type Addressable } from '#domain/instrument/path.ts';
import { sectionFinder } from '#domain/instrument/section.ts';

const sectionOf = sectionFinder(SECTIONS);

/**
 * Address of an instrument's page in this provider's sections. A portal with other sections rewrites it (`client/sections.ts`).
 * @throws Error for types without pages
 */
export function websitePathOf(instrument: Addressable): string {
  const path = instrumentPath(instrument, sectionOf);
  if (path === undefined) throw new Error(`${instrument.entityType} has no pages.`);
  return path;
}
