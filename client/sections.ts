import { instrumentPath, type Addressed } from '#domain/instrument/path.ts';
import type { SectionOf } from '#domain/instrument/section.ts';
import type { Call } from './call.ts';

/** Calls whose answers name every instrument where the portal has its page, whatever section the provider thinks it is in. */
export function inSections(call: Call, sectionOf: () => SectionOf): Call {
  return async (operation, input, options) => {
    const answer = await call(operation, input, options);
    linkInSections(answer, sectionOf());
    return answer;
  };
}

/**
 * Sets the address (`urls.WEBSITE`) of every instrument in an answer that nobody else holds yet.
 * @returns whether any was another before.
 */
export function linkInSections(answer: unknown, sectionOf: SectionOf): boolean {
  return isPart(answer) && linkPart(answer, sectionOf);
}

function linkPart(part: object, sectionOf: SectionOf): boolean {
  // Lists of plain values can be long, as those of a chart.
  if (Array.isArray(part) && !isPart(part[0])) return false;
  let isChanged = false;
  const values: readonly unknown[] = Object.values(part);
  for (const value of values) if (isPart(value) && linkPart(value, sectionOf)) isChanged = true;
  if (!isAddressed(part)) return isChanged;
  const path = instrumentPath(part, sectionOf);
  if (path === undefined || part.urls.WEBSITE === path) return isChanged;
  part.urls.WEBSITE = path;
  return true;
}

function isPart(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isAddressed(part: object): part is Addressed & { readonly urls: { WEBSITE?: string } } {
  return 'entityType' in part && 'urls' in part && isPart(part.urls);
}
