import type { Finding } from './finding.ts';
import { showPath } from './path.ts';
import type { ReadDocument } from './read-document.ts';
import { namesOf } from './references/names.ts';

/** Returns the findings; suggestions that name the portal's own host are replaced by paths at links. */
export function withOwnPaths(findings: readonly Finding[], documents: readonly ReadDocument[], host: string): readonly Finding[] {
  const isOwn = ({ rule, suggestion }: Finding): boolean =>
    host !== '' && rule === 'wrong-form' && suggestion?.startsWith(`${host}/`) === true;
  return findings.map((finding) =>
    isOwn(finding) && isLink(finding, documents) ? { ...finding, suggestion: finding.suggestion?.slice(host.length) ?? '/' } : finding,
  );
}

function isLink({ file, path }: Finding, documents: readonly ReadDocument[]): boolean {
  const document = documents.find(({ source }) => source.file === file);
  const names = document === undefined ? [] : namesOf(document.kind, document.source.value);
  return names.some((name) => name.reference === 'path' && showPath(name.path) === path);
}
