import { SECTIONS } from '#domain/instrument/generated/sections.ts';
import { instrumentPath, type Addressable } from '#domain/instrument/path.ts';
import { sectionFinder } from '#domain/instrument/section.ts';

const sectionOf = sectionFinder(SECTIONS);

/**
 * The address of an instrument's page as this provider says it. A portal whose sections are others links there (`client/sections.ts`).
 * Throws for types without pages.
 */
export function websitePathOf(instrument: Addressable): string {
  const path = instrumentPath(instrument, sectionOf);
  if (path === undefined) throw new Error(`${instrument.entityType} has no pages.`);
  return path;
}
