import { instrumentPath, type Addressed } from '#domain/instrument/path.ts';
import type { SectionOf } from '#domain/instrument/section.ts';
import type { Call } from './call.ts';

/** Wraps calls so that every instrument in an answer has the address of its page in the portal, regardless of the provider's section. */
export function inSections(call: Call, sectionOf: () => SectionOf): Call {
  return async (operation, input, options) => {
    const answer = await call(operation, input, options);
    linkInSections(answer, sectionOf());
    return answer;
  };
}

/**
 * Sets the address (`urls.WEBSITE`) of every instrument in an answer. Changes the answer in place, so it must not be shared yet.
 * @returns true if any address changed
 */
export function linkInSections(answer: unknown, sectionOf: SectionOf): boolean {
  return isPart(answer) && linkPart(answer, sectionOf);
}

function linkPart(part: object, sectionOf: SectionOf): boolean {
  // Skips lists of plain values, which can be long, such as those of a chart.
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
