import { placeOf, type Finding } from '../finding.ts';
import type { PlacedKind, References } from './context.ts';
import { isOwnLink } from './links.ts';
import { namesOf } from './names.ts';
import { pathFault } from './served.ts';

/** References for links to pages in schemas (`x-reference`). */
const LINKS: ReadonlySet<string> = new Set(['path', 'own-path']);

/** Replaces suggestions for malformed links by the nearest address that a page has; without one the suggestion is removed. */
export function withTrueAddresses(findings: readonly Finding[], documents: readonly PlacedKind[], references: References): Finding[] {
  const isDoubtful = ({ rule, suggestion }: Finding): boolean => rule === 'wrong-form' && suggestion?.startsWith('/') === true;
  const files = new Set(findings.filter(isDoubtful).map(({ file }) => file));
  if (files.size === 0) return [...findings];
  const places = new Set(
    documents.flatMap(({ kind, source }) =>
      namesOf(kind, source.value).flatMap(({ reference, path, beside }) => {
        // Addresses of another host are not known here.
        if (!LINKS.has(reference) || !isOwnLink('/', beside['host'])) return [];
        const origin = source.originOf(path);
        return files.has(origin.source.file) ? [placeOf({ file: origin.source.file, ...origin.source.locate(origin.path, 'value') })] : [];
      }),
    ),
  );
  return findings.map((finding) => {
    if (!isDoubtful(finding) || !places.has(placeOf(finding))) return finding;
    const { suggestion: wrong = '', ...rest } = finding;
    const fault = pathFault(wrong, [], references);
    if (fault === undefined) return finding;
    const suggestion = fault.suggest?.().suggestion;
    return suggestion === undefined ? rest : { ...rest, suggestion };
  });
}
