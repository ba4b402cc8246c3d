import { subjectInstances } from '#subjects/generated/instances.ts';
import type { RouteParams } from '../../routes/pattern.ts';
import type { PageRoute, References } from './context.ts';
import { knownIn } from './instances.ts';

/** Returns the reason why a page knows no subject of an address that it matches; undefined if it may. */
export function refusal({ page }: PageRoute, params: RouteParams, references: References): string | undefined {
  const { subject, subPages = {} } = page.value;
  if (subject === undefined) return undefined;
  // A page whose route lacks the parameter of its subject has a finding of its own.
  if ('parameter' in subject && subject.parameter !== undefined && !Object.hasOwn(params, subject.parameter)) return undefined;
  return subjectInstances[subject.kind].missing({ subject, params, subPages: Object.keys(subPages) }, knownIn(references));
}
