import { subjectInstances } from '#subjects/generated/instances.ts';
import { filledRoute } from '../../routes/pattern.ts';
import type { PageRoute, References } from './context.ts';
import { knownIn } from './instances.ts';

/**
 * Returns addresses of a page that are candidates for a requested one: all of them if the documents list them; else, as for instruments,
 * the rest of the requested address behind the fixed start of the page's route.
 * @param asked segments of the requested address
 */
export function addressesOf(route: PageRoute, asked: readonly string[], references: References): readonly string[] {
  const { segments, page } = route;
  const { subject, subPages = {} } = page.value;
  const dynamicAt = segments.findIndex(({ kind }) => kind !== 'static');
  const isFixed = dynamicAt < 0;
  if (subject === undefined) return isFixed ? [filledRoute(route, {})] : [];
  const kind = subjectInstances[subject.kind];
  const known = knownIn(references);
  if (kind.addresses !== undefined) return kind.addresses(known);
  if (isFixed) return [filledRoute(route, {})];
  const all = kind.all(subject, known);
  if (all !== undefined) return all.map(({ values }) => filledRoute(route, values));
  // A search accepts any text behind its prefix, so there is nothing to suggest.
  const prefix = segments.slice(0, dynamicAt).map(({ name }) => name);
  const rest = asked.slice(prefix.length);
  if (kind.isWritten === undefined || rest.length === 0) return [];
  const names = rest.length > 1 ? Object.keys(subPages) : [];
  const ends = [rest, ...names.map((name) => [name, ...rest.slice(1)])].filter((end) => kind.isWritten?.(subject, end) === true);
  return ends.map((end) => `/${[...prefix, ...end].join('/')}`);
}
